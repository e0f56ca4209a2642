declare module 'subset-font' {
  /** The part of a font that shows `text`, made with HarfBuzz: the same input always gives the same bytes. */
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
