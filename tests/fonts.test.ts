import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONT_CHARACTERS, subsetFonts } from '../scripts/subset-fonts.ts'

test('the fonts are those that `npm run fonts` writes, 60 kB at most on a page', async () => {
  const fonts = await subsetFonts()
  for (const [path, content] of fonts) expect(readFileSync(path).equals(content), path).toBe(true)
  const sizes = [...fonts].map(([path, { length }]) => ({ isDisplay: path.includes('display'), length }))
  const [displays, others] = [true, false].map((isDisplay) => sizes.filter((one) => one.isDisplay === isDisplay))
  const shared = others!.reduce((sum, { length }) => sum + length, 0)
  // The owner chooses one of the display fonts.
  expect(displays).toHaveLength(4)
  expect(Math.max(...displays!.map(({ length }) => length)) + shared).toBeLessThan(60_000)
})

test('the fonts have every character of the texts', () => {
  const known = new Set(`${FONT_CHARACTERS}\n`)
  const missing = globSync('src/**/{messages,content}/**/{nl,en,fr}.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8')].filter((character) => !known.has(character)).map((one) => `${file}: ${one}`),
  )
  expect(missing).toEqual([])
})
