import type { ManifestOptions } from "vite-plugin-pwa";
import { SHARE_ADDRESS, SHARE_FIELD } from "../models/contract/worker.ts";
import { PRODUCT } from "./src/ui/product.ts";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const shortcutIcon = [{ src: "/icon-96.png", sizes: "96x96", type: "image/png" }];

const picture = (name: string, form_factor: "narrow" | "wide", sizes: string, label: string) => ({
  src: `/pictures/${name}.jpg`,
  sizes,
  type: "image/jpeg",
  form_factor,
  label,
});

/** What the browser needs to know to install the app. The colours are those of the light theme's paper. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: PRODUCT,
  short_name: PRODUCT,
  description:
    "Practise job interviews with questions made from your own resume, and get a score you can check.",
  lang: "en-IN",
  dir: "ltr",
  categories: ["education", "business", "productivity"],
  scope: "/",
  start_url: "/?source=pwa",
  display: "standalone",
  display_override: ["standalone", "minimal-ui"],
  launch_handler: { client_mode: ["navigate-existing", "auto"] },
  orientation: "any",
  theme_color: "#faf6ef",
  background_color: "#faf6ef",
  prefer_related_applications: false,
  icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
  screenshots: [
    picture(
      "interview-narrow",
      "narrow",
      "780x1600",
      "A round on the phone: one question, an answer by voice or typing",
    ),
    picture("report-narrow", "narrow", "780x1600", "The report: a score for each answer, with the reasons"),
    picture("dashboard-wide", "wide", "1280x800", "The rounds of your companies, and your reports"),
  ],
  shortcuts: [
    { name: "Quick Interview", url: "/dashboard?source=shortcut#quick", icons: shortcutIcon },
    { name: "Last report", url: "/dashboard?source=shortcut#reports", icons: shortcutIcon },
  ],
  share_target: {
    action: SHARE_ADDRESS,
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: SHARE_FIELD, accept: ["application/pdf", ".pdf"] }] },
  },
  file_handlers: [{ action: "/resume-upload?opened=1", accept: { "application/pdf": [".pdf"] } }],
};
