import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverMotifs } from './cover-motif.ts'

const post = fc.record({
  title: fc.string(),
  category: fc.option(fc.record({ id: fc.nat(20) })),
})

test('a list of up to 14 posts never shows a motif twice, whatever the titles and categories', () => {
  fc.assert(
    fc.property(fc.array(post, { maxLength: 14 }), (posts) => {
      expect(new Set(coverMotifs(posts)).size).toBe(posts.length)
    }),
  )
})

test('the title decides, in three languages', () => {
  const titles = ['Hoe snel moet je website zijn?', 'Choosing a domain name', 'Cookies sans tracas']
  expect(coverMotifs(titles.map((title) => ({ title, category: null })))).toEqual(['gauge', 'globe', 'lock'])
})

test('longer lists get a motif for every post', () => {
  expect(coverMotifs(Array.from({ length: 50 }, () => ({ title: 'x', category: null })))).not.toContain(undefined)
})

test('every motif is in the sprite', () => {
  const sprite = readFileSync('src/features/blog/ui/reading/covers.svg', 'utf8')
  const posts = Array.from({ length: 14 }, (_, index) => ({ title: `Artikel ${index}`, category: null }))
  for (const motif of coverMotifs(posts)) expect(sprite).toContain(`<symbol id="${motif}"`)
})
