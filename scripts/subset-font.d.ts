declare module 'subset-font' {
  /** The part of the library's types this project uses. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
