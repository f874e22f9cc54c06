/** Seconds after which the page asks again by itself. */
const AGAIN_AFTER = 5;

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_AFTER}">
<title>One moment</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px; text-align: center; font: 17px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
h1 { margin: 0; font-size: 26px } p { margin: 0; max-width: 40ch }
a { justify-self: center; padding: 12px 24px; border: 2px solid; border-radius: 14px; color: inherit; text-decoration: none; font-weight: 600 }
</style>
<main>
<h1>One moment</h1>
<p>The app is not answering yet. We keep trying. What you wrote is still on this device.</p>
<p lang="hi">ऐप से अभी जवाब नहीं आया है। हम कोशिश कर रहे हैं। आपने जो लिखा है, वह इस डिवाइस पर सुरक्षित है।</p>
<p><a href="">Try again · फिर कोशिश करें</a></p>
</main>
</html>`;

/** What is shown when neither the device nor, for a moment, the server has the app. */
export const waitingPage = (): Response =>
  new Response(HTML, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
