import { expect, test } from 'vitest'
import { spamScore, train } from './spam-classifier.ts'
import { type AuthorHistory, hasLink, normalizeText, suspicionOf } from './suspicion.ts'
import { applyVerdict } from './text-state.ts'

const now = new Date('2025-03-03T09:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const QUIET: AuthorHistory = { writtenAt: [], hadLink: false, isOwnCopy: false, isCopy: false }
const suspect = (text: string, more: Partial<AuthorHistory> = {}, score: number | null = null) =>
  suspicionOf(text, { ...QUIET, ...more }, score, now)

test('an ordinary text is not suspicious, whatever its opinion', () => {
  expect(suspect('Fijne samenwerking.')).toBeNull()
  expect(suspect('Waardeloos. Nooit meer, en veel te duur.')).toBeNull()
})

test('the first text with a link is suspicious, the next one is not', () => {
  for (const text of [
    'kijk op https://x.example',
    'WWW.koop.nu',
    'ga naar goedkoop.shop',
    '[url=x]y[/url]',
    'bestel op a-b.com/x',
  ])
    expect(suspect(text), text).toBe('link')
  expect(suspect('kijk op https://x.example', { hadLink: true })).toBeNull()
  for (const text of ['Eerste zin.Tweede zin', 'versie 2.0', 'mail me: rita@bakkerij', 'om 9.30 u.'])
    expect(hasLink(text), text).toBe(false)
})

test('duplicates are suspicious, except short texts of different authors', () => {
  expect(suspect('Bedankt!', { isCopy: true })).toBeNull()
  expect(suspect('Bedankt!', { isCopy: true, isOwnCopy: true })).toBe('duplicate')
  expect(suspect('Dit is een zin die niemand twee keer bedenkt.', { isCopy: true })).toBe('duplicate')
  expect(normalizeText('  Écoutez-moi, ZEG ik! ')).toBe(normalizeText('ecoutez moi zeg ik'))
})

test('a second text within seconds is suspicious, and so is a flood', () => {
  expect(suspect('Nog iets', { writtenAt: [ago(3)] })).toBe('fast')
  expect(suspect('Nog iets', { writtenAt: [ago(30)] })).toBeNull()
  expect(suspect('Nog iets', { writtenAt: [20, 60, 90, 120, 180, 240].map(ago) })).toBe('fast')
  expect(suspect('Nog iets', { writtenAt: [20, 60, 90, 120, 180, 400].map(ago) })).toBeNull()
})

const SPAM = [
  'Win a free casino bonus today',
  'Cheap pills, free bonus',
  'Free casino chips',
  'Casino bonus for you',
  'Free pills today',
]
const WANTED = [
  'De site laadt snel',
  'Goed artikel over toegankelijkheid',
  'De webshop werkt goed',
  'Dank voor het artikel',
  'De site is traag en duur',
]
const repeat = (texts: string[], times: number) => Array.from({ length: times }, () => texts).flat()
const judged = (spam: string[], wanted: string[]) =>
  train([...spam.map((text) => ({ text, isSpam: true })), ...wanted.map((text) => ({ text, isSpam: false }))])

test('the classifier returns null without enough examples', () => {
  expect(spamScore(judged(SPAM.slice(1), WANTED), SPAM[0]!)).toBeNull()
  expect(spamScore(judged(SPAM, WANTED.slice(1)), SPAM[0]!)).toBeNull()
})

test('the classifier learns from examples and ignores unknown words', () => {
  const classifier = judged(SPAM, WANTED)
  expect(spamScore(classifier, 'Your free casino bonus')).toBeGreaterThan(0.95)
  expect(spamScore(classifier, 'Het artikel over de webshop')).toBeLessThan(0.1)
  expect(spamScore(classifier, 'volslagen onbekende woorden')).toBeCloseTo(0.5)
  expect(spamScore(classifier, '')).toBe(0.5)
  expect(suspect('Your free casino bonus', {}, 0.96)).toBe('classifier')
  expect(suspect('Your free casino bonus', {}, 0.9)).toBeNull()
})

test('the number of examples per class does not affect the score', () => {
  const honest = [
    'Bij ons werkte DKIM pas na een dag, daarna kwam alles aan',
    'Thanks, we moved our newsletter last week and it helped',
    'Traag geleverd en slecht bereikbaar, ik raad dit niemand aan',
  ]
  const casino = 'Your free casino bonus today'
  for (const [spams, wanteds] of [
    [1, 5],
    [1, 1],
    [4, 1],
    [20, 1],
  ] as const) {
    const classifier = judged(repeat(SPAM, spams), repeat(WANTED, wanteds))
    for (const text of honest) expect(spamScore(classifier, text), text).toBeLessThan(0.6)
    expect(spamScore(classifier, casino)).toBeGreaterThan(0.95)
  }
  // A word of a single wanted text counts as wanted, however few spam examples there are.
  const uneven = judged(SPAM, [...repeat(WANTED, 4), 'Dank voor de uitleg'])
  expect(spamScore(uneven, 'uitleg')).toBeLessThan(0.5)
})

test('a complaint is not classified as spam', () => {
  expect(spamScore(judged(SPAM, WANTED), 'De site is traag, duur en lelijk')).toBeLessThan(0.5)
})

test('a verdict changes the state and closes reports; repeating it changes nothing', () => {
  const reported = { state: 'visible' as const, reason: null, decidedAt: null, openReports: 2 }
  const approved = applyVerdict(reported, 'approve', null, now)!
  expect(approved).toEqual({ state: 'visible', reason: null, decidedAt: now, openReports: 0 })
  expect(applyVerdict(approved, 'approve', null, now)).toBeUndefined()
  expect(applyVerdict(approved, 'restore', null, now)).toBeUndefined()
  expect(applyVerdict(reported, 'hide', 'Beledigend', now)).toMatchObject({ state: 'hidden', reason: 'Beledigend' })
  expect(applyVerdict(reported, 'spam', 'x', now)).toMatchObject({ state: 'spam', reason: null })
  // Spam found by the classifier is not decided yet.
  expect(applyVerdict({ ...reported, state: 'spam', openReports: 0 }, 'spam', null, now)).toMatchObject({
    decidedAt: now,
  })
})

test('link detection runs in linear time', () => {
  for (const text of ['a', 'a-', 'é', 'a.', 'www', 'https:/'].map((part) => part.repeat(300_000)))
    expect(hasLink(text)).toBe(false)
  expect(hasLink('Zie café-één.be, daar staat het.')).toBe(true)
})
