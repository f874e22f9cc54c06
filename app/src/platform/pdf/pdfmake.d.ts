/** Of pdfmake's browser build, what is used; its published types have no default export and not all of it. */
declare module "pdfmake/build/pdfmake.js" {
  /** What a letter, or several, are drawn as. */
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] };

  /** A font's file, opened. */
  export type FontFace = { characterSet: number[]; getGlyph(id: number, letters?: number[]): Glyph };

  /** Glyphs of a text, in the order of drawing. */
  export type GlyphRun = { glyphs: Glyph[]; positions: unknown[] };

  /** A font as it is written into a document; only what logicalOrder.ts needs. */
  export type EmbeddedFont = {
    font: FontFace;
    layout(text: string, features?: unknown): GlyphRun;
    layoutRun(text: string, features?: unknown): GlyphRun;
    encode(text: string, features?: unknown): [glyphs: string[], positions: unknown[]];
    subset: { glyphs: number[]; includeGlyph(id: number): number };
    widths: number[];
    unicode: number[][];
    scale: number;
  };

  export type PdfDocument = { provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont };

  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy?(allows: (path: string) => boolean): void;
    createPdf(definition: object): {
      getStream(): Promise<PdfDocument>;
      getBuffer(): Promise<Uint8Array<ArrayBuffer>>;
    };
  };
  export default pdfmake;
}
