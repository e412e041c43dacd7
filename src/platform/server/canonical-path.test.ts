import { expect, test } from 'vitest'
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts'
import { canonicalPath, rawPath } from './canonical-path.ts'

const ORIGIN = 'https://studio.example'

test.each([
  ['/servic%65s', '/services'],
  ['/%53ervices', '/services'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog/café', '/blog/caf%C3%A9'],
  ["/it's%27%2B+", "/it's'++"],
  ['/a%2fb', '/a%2Fb'],
  ['/a%3fb%23c', '/a%3Fb%23c'],
  ['/a%20b|c', '/a%20b%7Cc'],
  ['/%5cevil.example/', '/%5Cevil.example'],
  ['/nl/%5cevil.example', '/%5Cevil.example'],
  ['/%09/evil.example/', '/%EF%BF%BD/evil.example'],
  ['/%0a%0d%00%0b%7f', '/%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
  ['/100%', '/100%25'],
  ['/%E0', '/%25e0'],
  ['/%2525', '/%2525'],
  ['/NL/nl//NL', '/'],
  ['/nlx', '/nlx'],
  ['', '/'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('no path leads to another origin, and canonicalization is idempotent', () => {
  const wrong = hostilePaths().filter((path) => {
    const canonical = canonicalPath(new URL(ORIGIN + path).pathname)
    const { origin, pathname } = new URL(canonical, ORIGIN)
    const isFinal = pathname === canonical && canonicalPath(canonical) === canonical
    return origin !== ORIGIN || !isFinal || !/^[!-[\]-~]+$/.test(canonical)
  })
  expect(wrong).toEqual([])
})

test('the path of a request is that of its URL', () => {
  const addresses = ['', '/', '/?a=/b', '/a/b?c#d', '/a#b?c', '/%2f%00/', '?a', '#a', ...hostilePaths()]
  for (const address of addresses) {
    const { href, pathname } = new URL(ORIGIN + address)
    expect(rawPath({ url: href }), address).toBe(pathname)
  }
})
