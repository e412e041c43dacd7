/** The package has no types. */
declare module 'subset-font' {
  export type Options = {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures: string[]
    noHinting: boolean
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
