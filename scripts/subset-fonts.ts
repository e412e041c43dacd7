// npm run fonts: writes the fonts that pages load, src/ui/fonts/*.woff2, from the packages. To be run after an update of a font.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Options } from 'subset-font'

/** Of Latin-1: not used in our languages. A name with one of them shows it in the fallback font. */
const UNUSED = /[¡¢¤¥¦¨ª¬¯´¶¸¹º¼½¾¿ÐÞðþ]/g
/** Basic Latin, Latin-1, the French letters outside it, and the punctuation and arrows of our texts. */
export const FONT_CHARACTERS =
  `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŸ\u2009\u2011\u202f–—‘’‚“”„•…‹›€™−←↑→↓`.replace(UNUSED, '')

const displayFont = (name: string) => `@fontsource/${name}/files/${name}-latin-700-normal.woff2`

const FONTS = {
  /** One weight: as a variable font it is 12 kB larger. A page loads one of the four: the owner chooses. */
  display: displayFont('bricolage-grotesque'),
  'display-fraunces': displayFont('fraunces'),
  'display-outfit': displayFont('outfit'),
  'display-barlow': displayFont('barlow-condensed'),
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  mono: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
}
/** Kerning, ligatures, accents, figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum']

/** Between 400 and 700: its kerning differs from that of each weight in use by 0.005 em on average. */
const KERNING_WEIGHT = 500

/** The subset fonts by their path from the root. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = Object.entries(FONTS).map(async ([name, file]) => {
    const source = readFileSync(fileURLToPath(import.meta.resolve(file)))
    const font = name === 'text' ? await withStaticKerning(source) : source
    return [`src/ui/fonts/${name}.woff2`, await subset(font, { targetFormat: 'woff2' })] as const
  })
  return new Map(await Promise.all(files))
}

function subset(font: Buffer, options: Pick<Options, 'targetFormat' | 'variationAxes'>): Promise<Buffer> {
  return subsetFont(font, FONT_CHARACTERS, { keepFeatures: FEATURES, noHinting: true, ...options })
}

/** Kerning that varies with the weight makes the variable font 6 kB larger. */
async function withStaticKerning(source: Buffer): Promise<Buffer> {
  const variable = await subset(source, { targetFormat: 'sfnt' })
  const oneWeight = await subset(source, { targetFormat: 'sfnt', variationAxes: { wght: KERNING_WEIGHT } })
  return replaceTables(
    variable,
    readTables(oneWeight).filter(({ tag }) => tag === 'GPOS' || tag === 'GDEF'),
  )
}

type Table = { tag: string; content: Buffer }

/** The table directory of an OpenType font: a header of 12 bytes, then 16 bytes per table (tag, checksum, offset, length). */
function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index
    const offset = font.readUInt32BE(record + 8)
    const content = font.subarray(offset, offset + font.readUInt32BE(record + 12))
    return { tag: font.toString('latin1', record, record + 4), content }
  })
}

/** The checksums stay those of the former tables: the conversion to WOFF2 computes new ones. */
function replaceTables(font: Buffer, replacements: Table[]): Buffer {
  const tables = readTables(font)
  const directory = Buffer.from(font.subarray(0, 12 + 16 * tables.length))
  const contents: Buffer[] = []
  let offset = directory.length
  for (const [index, { tag, content }] of tables.entries()) {
    const table = replacements.find((replacement) => replacement.tag === tag)?.content ?? content
    directory.writeUInt32BE(offset, 12 + 16 * index + 8)
    directory.writeUInt32BE(table.length, 12 + 16 * index + 12)
    // Tables start at multiples of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    contents.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...contents])
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

if (import.meta.main)
  for (const [path, content] of await subsetFonts()) {
    writeFileSync(path, content)
    console.log(`${path}: ${(content.length / 1000).toFixed(1)} kB`)
  }
