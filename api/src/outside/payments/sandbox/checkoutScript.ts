/**
 * Stands in the place of Razorpay's checkout.js: the same constructor, and a window in which one chooses what becomes of the
 * payment. Plain JavaScript, since the browser gets it as it is.
 */
export const checkoutScript = `"use strict";
(() => {
  const CHOICES = [
    ["captured", "Pay"],
    ["failed", "Let the bank refuse"],
    ["late", "Refuse now, pay a moment later"],
    ["lost", "Pay, and lose the reply"],
    ["silent", "Pay, without a webhook"],
    ["refunded", "Pay, and give it back"],
  ];

  function element(name, text, style) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    Object.assign(made.style, style);
    return made;
  }

  async function pay(orderId, outcome) {
    const body = JSON.stringify({ outcome });
    const reply = await fetch("/sandbox/orders/" + encodeURIComponent(orderId) + "/pay", { method: "POST", body });
    const json = await reply.json();
    if (!reply.ok) throw new Error(json.error.description);
    return json;
  }

  window.Razorpay = class {
    #options;
    #listeners = [];
    constructor(options) {
      this.#options = options;
    }
    on(event, listener) {
      if (event === "payment.failed") this.#listeners.push(listener);
    }
    open() {
      const { amount, order_id: orderId, handler, modal } = this.#options;
      // Not in the browser's top layer, as the real one is not: a modal dialog would cover it.
      const veil = element("div", "", {
        position: "fixed", inset: "0", zIndex: "2147483647", display: "grid", placeItems: "center", overflow: "auto",
        background: "rgb(0 0 0 / 60%)",
      });
      const dialog = element("div", "", {
        padding: "24px", maxWidth: "320px", borderRadius: "16px", background: "#fff", color: "#000",
      });
      dialog.setAttribute("role", "dialog");
      veil.append(dialog);
      const said = element("p", "", { minHeight: "1.5em" });
      said.setAttribute("role", "status");
      let ended = false;
      const end = (work) => {
        if (ended) return;
        ended = true;
        veil.remove();
        work();
      };
      const close = () => end(() => modal?.ondismiss?.());
      let busy = false;
      const choose = async (outcome) => {
        // Pressed twice, it pays once.
        if (busy || ended) return;
        busy = true;
        said.textContent = "One moment";
        try {
          const receipt = await pay(orderId, outcome);
          end(() => handler(receipt));
        } catch (why) {
          said.textContent = why.message;
          for (const listener of this.#listeners) listener({ error: { description: why.message } });
        } finally {
          busy = false;
        }
      };
      dialog.append(
        element("h2", "Sandbox checkout"),
        element("p", "No real money: " + (amount / 100).toLocaleString("en-IN", { style: "currency", currency: "INR" })),
        said,
      );
      for (const [outcome, text] of CHOICES) {
        const button = element("button", text, { display: "block", width: "100%", minHeight: "44px", margin: "0 0 8px" });
        button.type = "button";
        button.onclick = () => void choose(outcome);
        dialog.append(button);
      }
      const cross = element("button", "Close without paying", { width: "100%", minHeight: "44px" });
      cross.type = "button";
      cross.onclick = close;
      dialog.append(cross);
      veil.addEventListener("keydown", ({ key }) => key === "Escape" && close());
      dialog.setAttribute("aria-label", "Sandbox checkout");
      document.body.append(veil);
      dialog.querySelector("button").focus();
    }
  };
})();
`;
