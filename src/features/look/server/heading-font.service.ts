import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#platform/server/env.ts'
import type { HeadingFont } from '../model/heading-fonts.ts'

/** The packages that `scripts/subset-fonts.ts` makes the files of pages from. */
const PACKAGES: { readonly [Font in HeadingFont]: string } = {
  bricolage: 'bricolage-grotesque',
  fraunces: 'fraunces',
  outfit: 'outfit',
  barlow: 'barlow-condensed',
}

const loaded = new Map<HeadingFont, Promise<Buffer[]>>()

/** For text that the server draws: Latin and its extension, as Satori reads them. */
export async function loadHeadingFont(font: HeadingFont) {
  const files = loaded.get(font) ?? readFiles(PACKAGES[font])
  loaded.set(font, files)
  try {
    return (await files).map((data, index) => ({ name: `Heading ${index}`, data, weight: 700 as const }))
  } catch (failure) {
    loaded.delete(font)
    throw failure
  }
}

function readFiles(name: string): Promise<Buffer[]> {
  const pathOf = (script: string) => `node_modules/@fontsource/${name}/files/${name}-${script}-700-normal.woff`
  return Promise.all(['latin', 'latin-ext'].map((script) => readFile(join(ROOT, pathOf(script)))))
}

/** The fonts are Latin only: characters they lack (emoji, other scripts) would be drawn as boxes. */
export function withoutUnsupportedCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\u0020-\u00ff\u2010-\u2044\u20ac]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
