import { createHash } from "node:crypto";
import helmet from "koa-helmet";
import type { Middleware } from "koa";
import { SANDBOX_SCRIPT } from "#models/coding/sandbox.ts";

const RAZORPAY = {
  script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  connect: [
    "https://lumberjack.razorpay.com",
    "https://lumberjack-metrics.razorpay.com",
    "https://api.razorpay.com",
    "https://checkout.razorpay.com",
  ],
};

/** What Google's own script needs, wherever that is (developers.google.com/identity/gsi/web, content security policy). */
function googleSources(script: string) {
  if (script === "") return { script: [], frame: [], style: [] };
  const { origin, pathname } = new URL(script);
  const folder = pathname.replace(/[^/]*$/, "");
  return {
    script: [`${origin}${pathname}`],
    frame: [`${origin}${folder}`],
    style: [`${origin}${folder}style`],
  };
}

export type HeaderSettings = {
  /** The built index.html; empty when there is none. */
  page: string;
  /** Public address; empty when it is not known. */
  publicUrl: string;
  /** Address of Google's script; empty where signing in with Google is not set up. */
  google: string;
};

/** The source that allows one script, by its text. */
const hashSource = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Sources for the inline scripts of a page, so that no other inline script runs. */
export function inlineScripts(page: string): string[] {
  const bodies = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return bodies.map(([, body = ""]) => hashSource(body));
}

/** Older browsers do not take 'self' for the WebSocket of the same host. */
function sockets(publicUrl: string): string[] {
  if (publicUrl === "") return [];
  const { protocol, host } = new URL(publicUrl);
  return [`${protocol === "https:" ? "wss" : "ws"}://${host}`];
}

const PERMISSIONS = 'microphone=(self), camera=(), geolocation=(), payment=(self "https://api.razorpay.com")';

/** The content security policy, as directives. */
export function policy({ page, publicUrl, google }: HeaderSettings) {
  const signIn = googleSources(google);
  return {
    defaultSrc: ["'self'"],
    // Speech is recognised in WebAssembly.
    scriptSrc: [
      "'self'",
      "'wasm-unsafe-eval'",
      ...inlineScripts(page),
      // A frame that is written by the page has the page's policy besides its own.
      hashSource(SANDBOX_SCRIPT),
      ...RAZORPAY.script,
      ...signIn.script,
    ],
    styleSrc: ["'self'", "'unsafe-inline'", ...signIn.style],
    imgSrc: ["'self'", "data:", "blob:", "https:"],
    mediaSrc: ["'self'", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...sockets(publicUrl), ...RAZORPAY.connect, ...signIn.frame],
    frameSrc: [...RAZORPAY.frame, ...signIn.frame],
    workerSrc: ["'self'", "blob:"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", "https://api.razorpay.com"],
    frameAncestors: ["'none'"],
  };
}

/** Headers of replies that are data: nothing in them may be run, shown in a frame, or kept. */
const OF_DATA = Object.entries({
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
});

/** Where a page shows a report to whoever has its link (rule SH2). */
const SHARED = "/shared/";
/** The address is the key: no search engine lists it, and no other site is told of it. */
const OF_SHARED = { "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

/**
 * Headers of every reply; short ones for the API. Documents are isolated by Document-Isolation-Policy, not by COEP, so
 * that the frames of the checkout and the sign-in popup go on working.
 */
export function securityHeaders(settings: HeaderSettings): Middleware {
  const overHttps = settings.publicUrl.startsWith("https:");
  const shield = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(settings) },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: overHttps && { includeSubDomains: false },
    xFrameOptions: { action: "deny" },
  });
  const ofPages = {
    "Document-Isolation-Policy": "isolate-and-credentialless",
    "Permissions-Policy": PERMISSIONS,
  };
  return (ctx, next) => {
    if (ctx.path.startsWith("/api/")) {
      for (const [name, value] of OF_DATA) ctx.res.setHeader(name, value);
      if (ctx.path.startsWith(`/api${SHARED}`)) ctx.set(OF_SHARED);
      return next();
    }
    ctx.set(ofPages);
    if (!ctx.path.startsWith(SHARED)) return shield(ctx, next);
    return shield(ctx, () => {
      ctx.set(OF_SHARED);
      return next();
    });
  };
}
