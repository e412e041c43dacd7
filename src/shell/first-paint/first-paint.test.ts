import { expect, test } from 'vitest'
import { config } from 'zod'
import { languageToRestore, prefersDark } from './stored-choice.ts'
import { withoutToken } from './without-token.ts'

// The modules that change the page are tested in the browser: `e2e/shell/first-paint.spec.ts`.

test.each([
  ['theme=dark', null, true],
  ['consent=x; theme=dark', { darkMode: false }, true],
  ['theme=light', { darkMode: true }, false],
  ['theme=', { darkMode: true }, false],
  ['', { darkMode: true }, true],
  ['mytheme=dark', {}, false],
  ['', { darkMode: 'true' }, false],
  ['', null, false],
] as const)('cookie “%s” and stored %o: dark %s', (cookies, stored, isDark) => {
  expect(prefersDark(cookies, stored)).toBe(isDark)
})

test('the stored language is restored where neither cookie nor URL name one', () => {
  const restore = ({ cookies = '', pathname = '/faq', search = '', language = 'fr' as unknown }) =>
    languageToRestore(cookies, { pathname, search }, 'nl', { language })
  expect(restore({})).toBe('fr')
  expect(restore({ cookies: 'lngx=en', pathname: '/french', search: '?x=lng' })).toBe('fr')
  expect(restore({ language: 'nl' })).toBeUndefined()
  for (const language of ['de', 'fr-BE', ['fr'], 1, null]) expect(restore({ language })).toBeUndefined()
  expect(restore({ cookies: 'theme=dark; lng=nl' })).toBeUndefined()
  for (const pathname of ['/en', '/en/faq']) expect(restore({ pathname })).toBeUndefined()
  for (const search of ['?lng=nl', '?a=1&lng=en']) expect(restore({ search })).toBeUndefined()
  expect(languageToRestore('', { pathname: '/', search: '' }, 'nl', null)).toBeUndefined()
})

test.each([
  ['?token=abc', ''],
  ['?token=abc&next=%2Fprofile', '?next=%2Fprofile'],
  ['?next=%2Fprofile&token=abc', '?next=%2Fprofile'],
  ['?a=1&token=abc&b=2', '?a=1&b=2'],
  ['?a=1&mytoken=abc', '?a=1&mytoken=abc'],
  ['', ''],
])('the query “%s” without its token is “%s”', (search, cleaned) => {
  expect(withoutToken(search)).toBe(cleaned)
})

test('Zod reads the internal name that the first-paint script sets', () => {
  expect((globalThis as { __zod_globalConfig?: object }).__zod_globalConfig).toBe(config())
})
