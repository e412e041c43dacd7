// npm run fonts: writes the fonts that pages load, src/ui/fonts/*.woff2, from the packages. To be run after an update of a font.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Of Latin-1: not used in our languages. A name with one of them shows it in the fallback font. */
const UNUSED = /[¡¢¤¥¦¨ª¬¯´¶¸¹º¼½¾¿ÐÞðþ]/g
/** Basic Latin, Latin-1, the French letters outside it, and the punctuation and arrows of our texts. */
export const FONT_CHARACTERS =
  `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŸ\u2009\u2011\u202f–—‘’‚“”„•…‹›€™−←↑→↓`.replace(UNUSED, '')

const FONTS = {
  /** One weight: as a variable font it is 12 kB larger. */
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  mono: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
}
/** Kerning, ligatures, accents, figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum']

/** The subset fonts by their path from the root. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = Object.entries(FONTS).map(async ([name, file]) => {
    const source = readFileSync(fileURLToPath(import.meta.resolve(file)))
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const
    return [`src/ui/fonts/${name}.woff2`, await subsetFont(source, FONT_CHARACTERS, options)] as const
  })
  return new Map(await Promise.all(files))
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

if (import.meta.main)
  for (const [path, content] of await subsetFonts()) {
    writeFileSync(path, content)
    console.log(`${path}: ${(content.length / 1000).toFixed(1)} kB`)
  }
