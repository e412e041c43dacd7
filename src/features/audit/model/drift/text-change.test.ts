import { expect, test } from 'vitest'
import { changeOf, changePositionOf, excerptAt } from './text-change.ts'

test('only the words that differ are removed and added', () => {
  expect(changeOf('We bouwen snelle sites in Gent.', 'We bouwen mooie, snelle sites in Gent.')).toEqual({
    start: 'We bouwen ',
    removed: '',
    added: 'mooie, ',
    end: 'snelle sites in Gent.',
  })
  expect(changeOf('Contact', 'Praat met ons')).toEqual({
    start: '',
    removed: 'Contact',
    added: 'Praat met ons',
    end: '',
  })
  expect(changeOf('Hoe snel?', 'Hoe snel? Nu')).toEqual({ start: 'Hoe snel?', removed: '', added: ' Nu', end: '' })
  expect(changeOf('', 'x')).toEqual({ start: '', removed: '', added: 'x', end: '' })
})

test('a word that is repeated is not counted at both ends', () => {
  expect(changeOf('a a', 'a a a')).toMatchObject({ removed: '', added: ' a' })
})

test('a long text shows the part that changed', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`)
  const before = words.join(' ')
  const after = words.with(1000, 'NEW').join(' ')
  const change = changeOf(before, after)
  expect(change).toMatchObject({ removed: 'word1000', added: 'NEW' })
  expect(change.start).toMatch(/^…word98\d .*word999 $/)
  expect(change.end).toMatch(/^ word1001 .*…$/)
  expect(excerptAt(before, changePositionOf(before, after))).toContain('word1000')
  expect(excerptAt(before, 0)).toMatch(/^word0 /)
  expect(excerptAt(before, 1)).toMatch(/word1999$/)
  expect(excerptAt('short', 0.9)).toBe('short')
})

test('a text without spaces is cut too', () => {
  const { added } = changeOf('', 'x'.repeat(5000))
  expect(added).toHaveLength(361)
})
