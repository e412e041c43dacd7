import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STANDARD_SUBJECTS } from '#features/booking/model/subjects/standard-subjects.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { mapKeys } from '#features/settings/model/map-locales.ts'
import { contentOf } from '#features/site/content/content.ts'
import { loadFaq, MOST_ASKED } from '#features/site/content/faq-content.ts'
import { fill, placeholdersIn } from '#features/site/content/fill.ts'
import { loadLandingText } from '#features/site/content/landing-content.ts'
import { LEGAL_PAGES, loadLegal } from '#features/site/content/legal-content.ts'
import { loadPage } from '#features/site/content/load-page.ts'
import { nl } from '#features/site/content/nl.ts'
import type { PageKey } from '#features/site/content/page-content.ts'
import { loadPerformance } from '#features/site/content/performance-content.ts'
import { loadServices } from '#features/site/content/service-content.ts'
import { PACKAGE_KEYS, SERVICE_KEYS } from '#features/site/model/facts.ts'
import { INITIAL_FACTS, placeholderValues } from '#features/site/model/placeholder-values.ts'
import { STANDARD_PAGES } from '#features/site/model/public-pages.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'

const KNOWN = new Set(Object.keys(placeholderValues('nl', INITIAL_FACTS)))

async function everything(locale: Locale) {
  const [faq, pages, services, landing, performance, ...legal] = await Promise.all([
    loadFaq(locale),
    Promise.all(Object.keys(nl.public).map((key) => loadPage(locale, key as PageKey))),
    loadServices(locale),
    loadLandingText(locale),
    loadPerformance(locale),
    ...LEGAL_PAGES.map((page) => loadLegal(locale, page)),
  ])
  return { faq, pages, services, landing, performance, legal }
}

/** Every text with its path. */
function textsOf(content: unknown, path = ''): [path: string, text: string][] {
  if (typeof content === 'string') return [[path, content]]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => textsOf(part, `${path}/${key}`))
}

test('every language has the same texts with the same facts', async () => {
  const dutch = new Map(textsOf(await everything('nl')))
  for (const locale of ['en', 'fr'] as const) {
    const other = new Map(textsOf(await everything(locale)))
    expect([...other.keys()].sort()).toEqual([...dutch.keys()].sort())
    const different = [...dutch].filter(
      ([path, text]) => [...placeholdersIn(text)].sort().join() !== [...placeholdersIn(other.get(path))].sort().join(),
    )
    expect(different.map(([path]) => `${locale}${path}`)).toEqual([])
  }
})

test('the most asked questions have an answer in every language', async () => {
  for (const locale of LOCALES) {
    const ids = (await loadFaq(locale)).flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids, locale).toEqual(expect.arrayContaining(MOST_ASKED))
  }
})

test('every placeholder names a fact, and no text contains a literal price', async () => {
  for (const locale of LOCALES) {
    for (const [path, text] of textsOf(await everything(locale))) {
      expect(
        [...placeholdersIn(text)].filter((hole) => !KNOWN.has(hole)),
        `${locale}${path}`,
      ).toEqual([])
      expect(text, `${locale}${path}`).not.toMatch(/€|\d+[.,]\d{2}\b/)
    }
  }
})

const NO_PRICES = {
  packages: mapKeys(PACKAGE_KEYS, () => ({ price: null })),
  servicePrices: mapKeys(SERVICE_KEYS, () => ({ start: null, monthly: null })),
}

test('empty company details and prices leave no gap, and filled ones are shown', async () => {
  const measured = { ...INITIAL_FACTS, company: DEMO_COMPANY, measurement: { measurementId: 'G-ABCD1234' } }
  for (const locale of LOCALES) {
    const whole = JSON.stringify(fill(await everything(locale), placeholderValues(locale, measured)))
    for (const fact of ['Voorbeeldstraat 12', 'BE 0123.456.749', '+32 3 555 01 23', 'Google Analytics'])
      expect(whole, locale).toContain(fact)
    if (locale !== 'nl') expect(whole, locale).not.toContain('Antwerpen')
    for (const facts of [INITIAL_FACTS, { ...measured, ...NO_PRICES }])
      for (const [path, text] of textsOf(fill(await everything(locale), placeholderValues(locale, facts)))) {
        expect(text, `${locale}${path}`).not.toMatch(/\[\[|\]\]|\{| {2}| [,.](\s|$)|, ,|^- .*:[ \u00a0]*$/m)
        expect(text, `${locale}${path}`).not.toMatch(/(vanaf|from|à partir de|dès) ?(per|par|[,.)]|$)/m)
        if (facts === INITIAL_FACTS) expect(text, `${locale}${path}`).not.toContain('Google Analytics')
      }
  }
})

/** A price as `formatPrice` writes it. */
const PRICE = /€\s?\d|\d\s?€/
const VAT_REMARK = { nl: /excl(\.|usief) btw/, en: /excl(\.|uding) VAT/, fr: /hors TVA/ }

test.each([...LOCALES])('every text that names a price says that VAT is excluded (%s)', async (locale) => {
  const texts = textsOf(fill(await everything(locale), placeholderValues(locale, INITIAL_FACTS)))
  // The note beside a fact of the landing page says it.
  const priced = texts.filter(([path, text]) => PRICE.test(text) && !/^\/landing\/facts\/\d\/value$/.test(path))
  expect(priced.length).toBeGreaterThan(10)
  expect(priced.filter(([, text]) => !VAT_REMARK[locale].test(text))).toEqual([])
})

test('the landing page names the monthly cost beside the price, and the length of a first meeting', async () => {
  const subjects = { subjects: STANDARD_SUBJECTS.map((subject) => ({ ...subject, minutes: 45 })) }
  const facts = { ...INITIAL_FACTS, subjects }
  for (const locale of LOCALES) {
    const values = placeholderValues(locale, facts)
    const { facts: shown } = await contentOf('home', locale, { ...facts, texts: {} })
    expect(shown.map(({ value }) => value).slice(0, 2), locale).toEqual([values.startWebdesign, values.monthWebdesign])
    for (const { note } of shown.slice(0, 2)) expect(note, locale).toMatch(VAT_REMARK[locale])
    const withoutPrices = { ...facts, ...NO_PRICES, texts: {} }
    expect((await contentOf('home', locale, withoutPrices)).facts, locale).toHaveLength(2)
    const { sections } = fill(await loadPage(locale, 'home'), values)
    expect(sections!.find(({ id }) => id === 'start')!.text, locale).toMatch(/\b45[ -]minut/)
  }
})

test('both prices of maintenance are starting prices wherever they stand', async () => {
  const FROM = { nl: 'vanaf ', en: 'from ', fr: '(?:à partir de|dès) ' }
  for (const locale of LOCALES)
    for (const [path, text] of textsOf(await everything(locale)))
      for (const name of ['startMaintenance', 'monthMaintenance'])
        if (text.includes(`{${name}}`))
          expect(text.match(new RegExp(`(?<!${FROM[locale]})\\{${name}\\}`)), `${locale}${path}`).toBeNull()
})

/** Claims that contradict another page, the product or the law. */
const UNTRUE = {
  nl: /dezelfde (werk)?dag|van een halfuur|en omgeving|uren inbegrepen|Daarna houden we|Meest gekozen|Gecertificeerd/,
  en: /same working day|half an hour with|in and around|hours included|Book a call|Kick-off|Most popular|clients describe/,
  fr: /le jour même|d’une demi-heure|et dans les environs|heures comprises|puis nous le tenons|plus choisi|bien référencés|des clients racontent|Certifié/,
}

test.each([...LOCALES])('no text promises what another one takes back (%s)', (locale) => {
  const files = globSync([`src/**/${locale}.ts`, 'src/**/{denial-reasons,initial-canned-answers}.ts'])
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    (UNTRUE[locale].exec(readFileSync(file, 'utf8')) ?? []).map((it) => `${file}: ${it}`),
  )
  expect(found).toEqual([])
})

test('text in brackets asks for the facts in it, or for one that it does not say, and may have another in its place', () => {
  const text = 'Write[[{phone}?, call]] or come by[[ at {street}]]. [[{phone}?Ask for Rita|Nobody picks up]].'
  const known = fill(text, { phone: '1', street: 'Kaai 2' })
  expect(known).toBe('Write, call or come by at Kaai 2. Ask for Rita.')
  expect(fill(text, { phone: '', street: '' })).toBe('Write or come by. Nobody picks up.')
})

test('each FAQ category has at least five questions, and each answer has a unique anchor', async () => {
  const faq = await loadFaq('nl')
  const ids = faq.flatMap(({ items }) => items.map(({ id }) => id))
  expect(faq).toHaveLength(4)
  for (const { items } of faq) expect(items.length).toBeGreaterThanOrEqual(5)
  expect(new Set(ids).size).toBe(ids.length)
})

test('links inside the texts lead to pages that exist', async () => {
  const faq = await loadFaq('nl')
  const ids = faq.flatMap(({ items }) => items.map(({ id }) => id))
  for (const locale of LOCALES) {
    for (const [path, text] of textsOf(await everything(locale))) {
      for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const [address, hash] = target!.split('#')
        expect(
          STANDARD_PAGES.some(({ path: known }) => known === address) ||
            ['/login', '/profile', '/register', '/my-appointments'].includes(address!),
          `${locale}${path} → ${target}`,
        ).toBeTruthy()
        if (address === '/faq' && hash) expect(ids, `${locale}${path}`).toContain(hash)
      }
    }
  }
})
