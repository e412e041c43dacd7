import { expect, test } from 'vitest'
import { type Browser, missingFeatures } from './missing-features.ts'

const RECENT: Browser = {
  Object,
  Array,
  String,
  Intl,
  ResizeObserver: class {},
  CSS: { supports: () => true },
  navigator: { locks: {}, clipboard: {} },
}

test('a recent browser lacks nothing', () => {
  expect(missingFeatures(RECENT)).toEqual([])
})

test('missing features of an older browser are listed with their consequences', () => {
  const older = { ...RECENT, Object: {}, CSS: { supports: (condition: string) => !condition.includes(':has') } }
  expect(missingFeatures(older)).toEqual([
    { name: 'Object.groupBy', consequence: 'screens' },
    { name: 'CSS :has()', consequence: 'layout' },
  ])
})

test('without a secure context, Web Locks and clipboard are missing', () => {
  expect(missingFeatures({ ...RECENT, navigator: {} }).map(({ name }) => name)).toEqual(['Web Locks', 'Clipboard'])
})
