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

test('what an older browser lacks is named with what it means', () => {
  const older = { ...RECENT, Object: {}, CSS: { supports: (condition: string) => !condition.includes(':has') } }
  expect(missingFeatures(older)).toEqual([
    { name: 'Object.groupBy', consequence: 'screens' },
    { name: 'CSS :has()', consequence: 'layout' },
  ])
})

test('without a secure context, locks and clipboard are missing', () => {
  expect(missingFeatures({ ...RECENT, navigator: {} }).map(({ name }) => name)).toEqual(['Web Locks', 'Clipboard'])
})
