import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IDEAL_TEXT_RATIO } from '#features/audit/model/digest/text-ratio.ts'
import { en as blogAuthoring } from '#features/blog/messages/authoring/en.ts'
import { en as blogErrors } from '#features/blog/messages/errors/en.ts'
import { en as blogReading } from '#features/blog/messages/reading/en.ts'
import { en as bookingAdmin } from '#features/booking/messages/admin/en.ts'
import { en as bookingMine } from '#features/booking/messages/mine/en.ts'
import { en as bookingPage } from '#features/booking/messages/page/en.ts'
import { en as bookingRules } from '#features/booking/messages/rules/en.ts'
import { ruleContent } from '#features/booking/model/rules/rule.schema.ts'
import { RULE_TYPES } from '#features/booking/model/rules/rule.ts'
import { subjectsSetting } from '#features/booking/model/subjects/subjects.schema.ts'
import { ESSENTIAL_ONLY, readConsent } from '#features/consent/model/consent.ts'
import { MESSAGE_YEARS } from '#features/contact/model/message.ts'
import { en as identity } from '#features/identity/messages/en.ts'
import { passwordPolicySetting } from '#features/identity/model/password-policy.schema.ts'
import { en as reviews } from '#features/reviews/messages/en.ts'
import { loadFaq } from '#features/site/content/faq-content.ts'
import { fill } from '#features/site/content/fill.ts'
import { loadLegal } from '#features/site/content/legal-content.ts'
import { loadServices } from '#features/site/content/service-content.ts'
import { FACTS } from '#features/site/model/facts.ts'
import { packageFacts, packagesSetting } from '#features/site/model/packages.schema.ts'
import { INITIAL_FACTS, placeholderValues } from '#features/site/model/placeholder-values.ts'
import { servicePricesSetting } from '#features/site/model/service-prices.schema.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { STORAGE_REGISTRY } from '#kernel/storage-registry.ts'
import { en as platform } from '#platform/i18n/messages/en.ts'
import { en as shell } from '#shell/messages/en.ts'

/** Every text that section 8 of the specification quotes, and where the site shows it. */
test.each([
  [shell.wrong, 'Something went wrong.'],
  [identity['error.INVALID_CREDENTIALS'], 'Invalid email address or password'],
  [identity['error.USER_NOT_FOUND'], 'No user found with this email address'],
  [identity['email.invalid'], 'Invalid email address'],
  [platform['error.TOO_MANY_ATTEMPTS'], 'Too many attempts. Please try again later'],
  [identity['forgot.failed'], 'Password reset failed. Please try again'],
  [identity['reset.failed'], 'Password reset failed. Please try again'],
  [identity['register.failed'], 'Registration failed. Please try again'],
  [identity['error.PASSWORD_TOO_WEAK'], 'Password is too weak'],
  [identity['password.weak'], 'Password is too weak'],
  [blogAuthoring.saveFailed, 'Save failed, please try again.'],
  [blogReading.failed, 'Failed to load blogs'],
  [blogReading.missing, 'Blog not found'],
  [blogErrors['error.BLOG_NOT_FOUND'], 'Blog not found'],
  [reviews.failed, 'Unable to load reviews at this time'],
  [reviews.submitFailed, 'Failed to submit review. Please try again.'],
  [bookingPage['submit.failed'], 'Failed to submit request. Please try again.'],
  [bookingPage['types.failed'], 'Failed to load request types'],
  [bookingMine.failed, 'Failed to load your requests'],
  [bookingMine['withdraw.failed'], 'An error occurred. Please try again.'],
  [bookingAdmin['approve.failed'], 'Failed to approve appointment'],
  [bookingAdmin['deny.failed'], 'Failed to deny appointment'],
  [bookingRules['form.failed'], 'Failed to manage rule'],
])('section 8: "%s"', (shown, specified) => {
  expect(shown).toBe(specified)
})

test('section 9: languages, prices and terms', () => {
  expect([LOCALES, DEFAULT_LOCALE]).toEqual([['nl', 'en', 'fr'], 'nl'])
  expect(packageFacts('en', packagesSetting.initial)).toEqual({
    price: { basic: 7.99, ecommerce: 19.99, enterprise: 21.99 },
    title: { basic: 'Basic', ecommerce: 'Ecommerce', enterprise: 'Enterprise' },
  })
  expect(servicePricesSetting.initial).toEqual({
    webdesign: { start: 350, monthly: 7.99 },
    backend: { start: 450, monthly: 12.99 },
    ecommerce: { start: 650, monthly: 19.99 },
    webApplications: { start: 850, monthly: 24.99 },
    maintenance: { start: 25, monthly: 14.99 },
  })
  expect(FACTS).toMatchObject({
    enterpriseStorageGigabytes: 40,
    noticeDays: 30,
    dataAccessDays: 90,
    upfrontShare: 0.5,
    uptime: 0.999,
    // The specification has two figures; 2-4 weeks in every language.
    simpleSiteWeeks: { from: 2, to: 4 },
  })
  expect(MESSAGE_YEARS).toBe(2)
  expect(IDEAL_TEXT_RATIO).toEqual({ min: 0.25, max: 0.7 })
})

/** In the words of each language: "2 to 4" weeks, Google single sign-on, billed in advance. */
test.each([
  ['nl', '2 tot 4 weken', 'Single sign-on met Google', 'factureren we maandelijks vooraf'],
  ['en', '2 to 4 weeks', 'Google single sign-on', 'billed monthly in advance'],
  ['fr', '2 à 4 semaines', 'Authentification unique Google', 'facturés chaque mois à l’avance'],
] as const)(
  'section 9: the weeks, the sign-on and the billing that the texts name: %s',
  async (locale, weeks, signOn, inAdvance) => {
    const fillIn = <Text extends object>(text: Text) => fill(text, placeholderValues(locale, INITIAL_FACTS))
    const faq = fillIn(await loadFaq(locale))
    const answerTo = (id: string) => faq.flatMap(({ items }) => items.filter((item) => item.id === id))
    expect(answerTo('timeline')).toMatchObject([{ answer: expect.stringContaining(weeks) }])
    expect(answerTo('payment')).toMatchObject([{ answer: expect.stringContaining(inAdvance) }])
    expect(JSON.stringify(await loadLegal(locale, 'terms'))).toContain(inAdvance)
    expect(fillIn((await loadServices(locale)).packages).enterprise.features).toContain(signOn)
  },
)

test('section 9: appointments, consent and passwords', () => {
  expect(subjectsSetting.initial.subjects.map(({ code }) => code)).toEqual([
    'NEW_WEB_APPLICATION',
    'CHANGE_REQUEST',
    'REPORT_ISSUE',
  ])
  expect(RULE_TYPES).toEqual(['TIME_RANGE', 'DAY_OF_WEEK', 'DATE_RANGE', 'SPECIFIC_DATE'])
  const isAccepted = (dayOfWeek: number) =>
    ruleContent.safeParse({ type: 'DAY_OF_WEEK', dayOfWeek, isBlocked: true }).success
  expect([0, 1, 7, 8].map(isAccepted)).toEqual([false, true, true, false])

  const lifetimes = Object.fromEntries(
    STORAGE_REGISTRY.map((entry) => [entry.name, 'seconds' in entry && entry.seconds]),
  )
  expect(lifetimes).toMatchObject({ consent: 15_552_000, 'cyaan.visitor': 63_072_000, _ga: 63_072_000 })
  const record = { version: 1, categories: ESSENTIAL_ONLY, timestamp: '2025-03-03T09:00:00.000Z' }
  const cookieOf = (consent: object) => `consent=${encodeURIComponent(JSON.stringify(consent))}`
  expect(readConsent(cookieOf(record))).toEqual(record)
  expect(readConsent(cookieOf({ ...record, version: 2 }))).toBeUndefined()
  expect(passwordPolicySetting.initial).toMatchObject({ minimum: 6, upper: true, digit: true, special: true })
})

/** Constants of scripts that need a browser, and of style sheets. */
test.each([
  ['src/shell/frame-behaviour.ts', /LOGO_SCROLL_PX = 100\n/],
  ['src/shell/frame.css', /w-\[280px\]/],
  ['src/theme.css', /--bar: 67px;[\s\S]*--bar: 73px;/],
  ['src/platform/client/query-client.ts', /STALE_TIME_MS = 300_000\n[\s\S]*: 1,[\s\S]*refetchOnWindowFocus: false/],
  ['src/shell/update/watch-worker.ts', /UPDATE_CHECK_MS = 60_000\n/],
  ['src/features/consent/ui/google-tag.ts', /anonymize_ip: true/],
])('section 9: a figure in %s', (file, figure) => {
  expect(readFileSync(file, 'utf8')).toMatch(figure)
})
