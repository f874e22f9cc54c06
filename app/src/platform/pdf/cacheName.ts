/** The cache in which the page keeps what makes PDFs; the service worker looks for a hashed file in every cache. */
export const PDF_CACHE = "pdf";
