import { expect, test } from 'vitest'
import { dateFormat, dayOfMonth, detectLocale, localizedPath, prefixOf, withoutPrefix, withPrefix } from './locale.ts'

function visit(path: string, headers: Record<string, string> = {}) {
  return detectLocale(new Request(`http://x${path}`, { headers }))
}

test('locale detection order: prefix, query, cookie, Accept-Language, Dutch', () => {
  const all = { cookie: 'lng=en', 'accept-language': 'nl' }
  expect(visit('/fr/blog?lng=en', all)).toBe('fr')
  expect(visit('/blog?lng=fr', all)).toBe('fr')
  expect(visit('/blog', all)).toBe('en')
  expect(visit('/blog', { 'accept-language': 'fr-BE,en;q=0.8' })).toBe('fr')
  expect(visit('/blog')).toBe('nl')
})

test('only the base language is used', () => {
  expect(visit('/', { 'accept-language': 'en-GB' })).toBe('en')
  expect(visit('/?lng=fr-CA')).toBe('fr')
  expect(visit('/', { cookie: 'theme=dark; lng=EN-us' })).toBe('en')
})

test('Accept-Language quality values are respected; q=0 excludes a language', () => {
  expect(visit('/', { 'accept-language': 'en;q=0.5, fr;q=0.9' })).toBe('fr')
  expect(visit('/', { 'accept-language': 'fr;q=0, de, en;q=0.1' })).toBe('en')
})

test('an unsupported language falls back to Dutch', () => {
  expect(visit('/', { 'accept-language': 'de-DE,de' })).toBe('nl')
  expect(visit('/?lng=de')).toBe('nl')
  expect(visit('/', { cookie: 'lng=xx' })).toBe('nl')
})

test('invalid values are not a locale', () => {
  expect(visit(`/?lng=${encodeURIComponent('fr\r\nset-cookie: a=b')}`)).toBe('nl')
  expect(visit('/', { 'accept-language': ',,;q=,;;;q=abc' })).toBe('nl')
  expect(visit('/', { 'accept-language': `${'de,'.repeat(5000)}fr` })).toBe('nl')
})

test('a locale prefix is a whole path segment', () => {
  expect([prefixOf('/fr'), prefixOf('/fr/blog'), prefixOf('/french'), prefixOf('/nl'), prefixOf('/')]).toEqual([
    '/fr',
    '/fr',
    '',
    '',
    '',
  ])
  expect([withoutPrefix('/fr'), withoutPrefix('/fr/blog'), withoutPrefix('/blog')]).toEqual(['/', '/blog', '/blog'])
  expect([withPrefix('/fr', '/'), withPrefix('', '/'), withPrefix('/en', '/blog')]).toEqual(['/fr', '/', '/en/blog'])
  expect([localizedPath('nl', '/blog'), localizedPath('fr', '/')]).toEqual(['/blog', '/fr'])
})

test.each([
  [{ dateStyle: 'full' }, 'jeudi 1er octobre 2026'],
  [{ dateStyle: 'medium' }, '1er oct. 2026'],
  [{ weekday: 'short', day: 'numeric' }, 'jeu. 1er'],
  [{ dateStyle: 'long', timeStyle: 'short' }, '1er octobre 2026 à 11:01'],
  [{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, '1er oct., 11:01'],
  [{ dateStyle: 'short' }, '1/10/26'],
  [{ hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' }, '11:01 UTC+1'],
  [{ month: 'long', year: 'numeric' }, 'octobre 2026'],
] as const)('the first day of a month is 1er in French, a number in other words is not: %j', (options, expected) => {
  const format = dateFormat('fr', { ...options, timeZone: 'Africa/Lagos' })
  expect(format.format(new Date('2026-10-01T10:01:00Z'))).toBe(expected)
})

test('only the first day is 1er, and only in French; ranges too', () => {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const [first, eleventh] = [new Date('2026-10-01'), new Date('2026-10-11')]
  expect(dateFormat('fr', options).formatRange(first, eleventh)).toMatch(/^1er\s?[–-]\s?11 octobre$/)
  expect(['21', '31'].map((day) => dateFormat('fr', options).format(new Date(`2026-10-${day}`)))).toEqual([
    '21 octobre',
    '31 octobre',
  ])
  expect([dateFormat('nl', options).format(first), dateFormat('en', options).format(first)]).toEqual([
    '1 oktober',
    '1 October',
  ])
  expect([dayOfMonth('fr', '2026-10-01'), dayOfMonth('fr', '2026-10-11'), dayOfMonth('nl', '2026-10-01')]).toEqual([
    '1er',
    '11',
    '1',
  ])
})
