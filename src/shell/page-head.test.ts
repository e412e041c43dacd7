import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import type { FrameData } from './frame-data.ts'
import { pageHead } from './page-head.ts'

function linksOf(locale: Locale, languages: Locale[], path: string, paths?: { [L in Locale]?: string }) {
  const frame = { site: { name: 'Studio', origin: 'https://a.example', languages }, texts: { locale } }
  const { links } = pageHead(frame as unknown as FrameData, path, paths ? { paths } : {})
  return links.map((link) => `${'hrefLang' in link ? link.hrefLang : link.rel} ${link.href.slice(17)}`)
}

test('a page names its visible languages; the default one is for everyone else', () => {
  expect(linksOf('nl', ['nl', 'en', 'fr'], '/faq')).toEqual([
    'canonical /faq',
    'nl /faq',
    'en /en/faq',
    'fr /fr/faq',
    'x-default /faq',
  ])
  expect(linksOf('nl', ['fr', 'nl'], '/faq')).toEqual(['canonical /faq', 'fr /fr/faq', 'nl /faq', 'x-default /fr/faq'])
  expect(linksOf('fr', ['fr'], '/faq')).toEqual(['canonical /fr/faq', 'fr /fr/faq', 'x-default /fr/faq'])
})

test('a post names the visible languages that it has; one without any belongs to the default one', () => {
  const paths = { nl: '/blog/1/nl', en: '/blog/1/en' }
  expect(linksOf('fr', ['fr', 'nl'], '/blog/1/nl', paths)).toEqual([
    'canonical /blog/1/nl',
    'nl /blog/1/nl',
    'x-default /blog/1/nl',
  ])
  expect(linksOf('nl', ['fr', 'nl'], '/blog/1/en', { en: '/blog/1/en' })).toEqual([
    'canonical /fr/blog/1/en',
    'x-default /fr/blog/1/en',
  ])
  expect(linksOf('nl', ['nl'], '')).toEqual([])
})
