declare module 'subset-font' {
  /** The part of a font that shows `text`, with HarfBuzz: the same bytes for the same input. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      noHinting: boolean;
      preserveNameIds: number[];
      variationAxes?: { wght: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
