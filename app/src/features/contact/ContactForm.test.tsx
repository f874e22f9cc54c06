// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import ContactForm from "./ContactForm.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Open my mail app" })));

describe("the contact form", () => {
  it("opens the mail program with the letter, and asks no server", async () => {
    const open = vi.fn();
    render(<ContactForm to="support@example.com" open={open} />);
    type("Your name", "Asha");
    type("Your email", "asha@example.com");
    type("Your message", "A question");
    await send();
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.calls[0]?.[0]).toMatch(
      /^mailto:support@example.com\?subject=Message%20from%20Asha&body=A%20question/,
    );
    expect(screen.getByRole("status").textContent).toContain("write to support@example.com.");
  });

  it("leaves the recipient to the mail app where the page knows no address, and says so", async () => {
    const open = vi.fn();
    render(<ContactForm open={open} />);
    type("Your name", "Asha");
    type("Your email", "asha@example.com");
    type("Your message", "A question");
    await send();
    expect(open.mock.calls[0]?.[0]).toMatch(/^mailto:\?subject=/);
    expect(screen.getByRole("status").textContent).toContain("Choose there whom it goes to");
  });

  it("keeps what was typed when the page is left and opened again", () => {
    render(<ContactForm />);
    type("Your name", "Asha");
    type("Your message", "A long letter");
    cleanup();
    render(<ContactForm />);
    expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Asha");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("A long letter");
    cleanup();
    sessionStorage.setItem("taiyari-letter", "[1");
    render(<ContactForm />);
    expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("");
  });

  it("says what is missing, goes to it, and opens nothing", async () => {
    const open = vi.fn();
    render(<ContactForm open={open} />);
    type("Your name", "Asha");
    await send();
    expect(open).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText("Your email"));
    expect(screen.getByText("Please fill this in.")).toBeTruthy();
  });
});
