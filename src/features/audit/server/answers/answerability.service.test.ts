import { expect, test } from 'vitest'
import { seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { loadFaq } from '#features/site/content/faq-content.ts'
import { twinPathOf } from '#features/site/model/file-paths.ts'
import { STANDARD_PAGES } from '#features/site/model/public-pages.ts'
import { LOCALES, type Locale, localizedPath, withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { getAnswerFacts } from '#server/composition/registered-facts.ts'
import { testApp } from '#tests/test-app.ts'
import { passagesOf } from '../../model/answers/passages.ts'
import { questionsSetting } from '../../model/answers/questions.schema.ts'
import type { TextBlock } from '../../model/digest/digest-text.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import { plainMarkdown } from '../../model/digest/twin.ts'
import { auditAnswers, auditPassages } from '../audit.table.ts'
import { answerQuestions, storePassages } from './answerability.service.ts'

/** Where each of the default questions is answered, in their order: a page, or a question of the FAQ. */
const EXPECTED: string[][] = [
  ['#starting-prices', '/', '/services', '/services/webdesign'],
  ['#starting-prices', '#monthly-price', '/services', '/services/ecommerce'],
  ['#monthly-price', '#package-prices', '/services', '#starting-prices'],
  ['#vat', '/terms', '/services', '/'],
  ['/terms', '/'],
  ['#payment', '/terms', '/services/web-applications'],
  ['#timeline', '/terms', '/services/webdesign', '/'],
  ['/contact'],
  ['/contact', '#region'],
  ['#region'],
  ['#book-appointment', '/booking', '/contact'],
  ['#where-we-meet'],
  ['#our-languages'],
  ['#who-makes-it', '#how-a-project-runs'],
  ['#examples'],
  ['#how-a-project-runs', '/', '/services/webdesign', '/services/ecommerce', '/services/web-applications'],
  ['#cancel-subscription', '/terms'],
  ['#cancel-subscription', '/terms'],
  ['#ownership', '/terms'],
  ['#package-contents', '/services'],
  ['#domain-name', '/terms'],
  ['#business-email', '/services'],
  ['#security-updates', '/services/maintenance', '/'],
  ['#backups', '/services/maintenance', '/services', '/services/backend'],
  ['#support', '#uptime'],
  ['#edit-texts-myself', '/services/webdesign'],
  ['#move-existing-site', '#built-by-others', '/services/maintenance'],
  ['#multilingual-site', '/services/ecommerce'],
  ['#seo'],
  ['#accessibility', '/services/webdesign'],
  ['#gdpr'],
  ['#personal-data', '/privacy'],
  ['#phones-and-speed', '/services/webdesign', '/services/web-applications'],
  ['/services/ecommerce'],
  ['/services/ecommerce', '/services', '/services/backend', '/services/web-applications'],
]

/** Questions that the site does not answer. */
const UNANSWERED: Record<Locale, string[]> = {
  nl: [
    'Ontwerpen jullie ook logo’s?',
    'Maken jullie drukwerk, zoals visitekaartjes?',
    'Kan ik betalen in schijven?',
    'Aanvaarden jullie bitcoin?',
    'Hebben jullie vacatures?',
    'Geven jullie cursussen?',
    'Beheren jullie Facebook-advertenties?',
    'Werken jullie met WordPress?',
    'Bouwen jullie apps voor de iPhone?',
    'Hoeveel werknemers telt jullie bedrijf?',
    'Schrijven jullie een nieuwsbrief voor mij?',
    'Kan ik subsidie krijgen voor mijn webshop?',
    'Is er parking bij jullie kantoor?',
    'Krijgen vzw’s korting?',
    'Verkopen jullie laptops?',
  ],
  en: [
    'Do you design logos?',
    'Do you print business cards?',
    'Can I pay in instalments?',
    'Do you accept bitcoin?',
    'Do you have job vacancies?',
    'Do you give training courses?',
    'Do you manage Facebook ads?',
    'Do you work with WordPress?',
    'Do you build iPhone apps?',
    'How many employees do you have?',
    'Do you write newsletters?',
    'Can I get a grant for my online shop?',
    'Is there parking at your office?',
    'Do charities get a discount?',
    'Do you sell laptops?',
  ],
  fr: [
    'Créez-vous aussi des logos ?',
    'Imprimez-vous des cartes de visite ?',
    'Puis-je payer en plusieurs fois ?',
    'Acceptez-vous le bitcoin ?',
    'Avez-vous des offres d’emploi ?',
    'Donnez-vous des formations ?',
    'Gérez-vous des publicités Facebook ?',
    'Travaillez-vous avec WordPress ?',
    'Développez-vous des applications pour iPhone ?',
    'Combien d’employés avez-vous ?',
    'Rédigez-vous des lettres d’information ?',
    'Puis-je obtenir un subside pour ma boutique en ligne ?',
    'Y a-t-il un parking près de vos bureaux ?',
    'Les asbl ont-elles une réduction ?',
    'Vendez-vous des ordinateurs portables ?',
  ],
}

function blocksOf(markdown: string): TextBlock[] {
  let heading = ''
  return markdown.split(/\n+/).flatMap((line) => {
    const text = plainMarkdown(line).trim()
    if (!/^#+ /.test(line)) return text ? [{ heading, anchor: '', text }] : []
    heading = text
    return []
  })
}

async function demoSite() {
  const { ctx, app } = await testApp()
  await seedDemoCompany(ctx)
  for (const locale of LOCALES)
    for (const { path } of STANDARD_PAGES) {
      const markdown = await (await app.request(twinPathOf(locale, path))).text()
      await store(ctx, pageAt(path, locale), blocksOf(markdown))
    }
  return { ctx, app }
}

function store({ db }: Context, page: AuditedPage, blocks: TextBlock[]): Promise<void> {
  return storePassages(db, [{ page, title: blocks[0]?.heading ?? '', passages: passagesOf(blocks) }])
}

function pageAt(path: string, locale: Locale): AuditedPage {
  const alternates = { nl: path, en: path, fr: path }
  const address = localizedPath(locale, path)
  return { address, path, locale, kind: 'page', alternates, textLocale: locale, isListed: true, editPath: '' }
}

test('the demo site answers what clients ask: precision and recall of the labelled questions', async () => {
  const { ctx } = await demoSite()
  const asked = mapLocales((locale) => [...questionsSetting.initial[locale], ...UNANSWERED[locale]])
  await saveSetting(ctx, null, questionsSetting, asked)
  const answers = await answerQuestions(ctx, await getAnswerFacts(ctx))
  const results = []
  for (const locale of LOCALES) {
    const faq = (await loadFaq(locale)).flatMap(({ items }) => items)
    const ids = new Map(faq.map(({ id, question }) => [question, `#${id}`]))
    for (const [index, question] of asked[locale].entries()) {
      const answer = answers.find((one) => one.locale === locale && one.question === question)!
      const path = withoutPrefix(answer.address)
      const place = path === '/faq' ? (ids.get(answer.heading) ?? path) : path
      const expected = EXPECTED[index]
      results.push({ ...answer, place, isExpected: expected !== undefined, isRight: expected?.includes(place) })
    }
  }
  const saidAnswered = results.filter(({ isAnswered }) => isAnswered)
  const right = saidAnswered.filter(({ isRight }) => isRight)
  const wrong = results.filter(({ isAnswered, isExpected, isRight }) => (isAnswered ? !isRight : isExpected))
  const list = wrong.map(
    ({ locale, coverage, question, place }) => `${locale} ${coverage.toFixed(2)} ${question} ${place}`,
  )
  expect(right.length / saidAnswered.length, list.join('\n')).toBeGreaterThan(0.9)
  expect(right.length / results.filter(({ isExpected }) => isExpected).length, list.join('\n')).toBeGreaterThan(0.85)
})

test('a value that is not registered, and a heading that repeats the question, are no answer', async () => {
  const { ctx } = await testApp()
  await seedDemoCompany(ctx)
  await saveSetting(ctx, null, questionsSetting, { nl: ['Wat zijn jullie openingsuren?'], en: [], fr: [] })
  const answered = async (text: string) => {
    await store(ctx, pageAt('/contact', 'nl'), [{ heading: 'Wat zijn jullie openingsuren?', anchor: '', text }])
    return (await answerQuestions(ctx, await getAnswerFacts(ctx))).map(({ isAnswered }) => isAnswered)
  }
  expect(await answered('De winkel gaat open in het voorjaar.')).toEqual([false])
  expect(await answered('Maandag tot vrijdag van 8:00 tot 18:00.')).toEqual([false])
  expect(await answered('Maandag tot vrijdag van 9:00 tot 17:00.')).toEqual([true])
})

test('a question in a language without passages, of stop words or of markup is not answered', async () => {
  const { ctx } = await testApp()
  const script = `<script>alert("x")</script> '; drop table audit_answers; -- & | ! :* ()`
  await saveSetting(ctx, null, questionsSetting, { nl: [script, 'Wie?', '🙂'], en: ['What does it cost?'], fr: [] })
  await store(ctx, pageAt('/', 'nl'), [{ heading: 'Welkom', anchor: '', text: 'Tekst.' }])
  await answerQuestions(ctx, await getAnswerFacts(ctx))
  const stored = await ctx.db.select().from(auditAnswers)
  expect(
    stored.map(({ question, isAnswered, coverage, passage }) => [question, isAnswered, coverage, passage]),
  ).toEqual(
    expect.arrayContaining([
      [script, false, 0, ''],
      ['Wie?', false, 0, ''],
      ['🙂', false, 0, ''],
      ['What does it cost?', false, 0, ''],
    ]),
  )
})

test('a page has the passages of its last text; a page in another language and a list of posts have none', async () => {
  const { ctx } = await testApp()
  const page = pageAt('/faq', 'nl')
  const stored = async () => (await ctx.db.select().from(auditPassages)).map(({ text }) => text)
  await store(ctx, page, [{ heading: 'Een', anchor: '', text: 'Oud.' }])
  await store(ctx, page, [{ heading: 'Een', anchor: '', text: 'Nieuw.' }])
  expect(await stored()).toEqual(['Nieuw.'])
  const blocks = [{ heading: 'Een', anchor: '', text: 'Tekst.' }]
  await store(ctx, { ...page, address: '/en/blog/1/een', locale: 'en' }, blocks)
  await store(ctx, { ...page, address: '/blog?category=een', kind: 'category' }, blocks)
  expect(await stored()).toEqual(['Nieuw.'])
  await store(ctx, page, [])
  expect(await stored()).toEqual([])
})

test('two hundred questions in each language are answered from hundreds of passages that all match', async () => {
  const { ctx } = await testApp()
  const many = (word: string) =>
    Array.from({ length: 200 }, (_, index) => `Vraag ${word} nummer${index} website prijs?`)
  await saveSetting(ctx, null, questionsSetting, { nl: many('a'), en: many('b'), fr: many('c') })
  const text = 'Een website met een prijs. '.repeat(20)
  for (let page = 0; page < 3; page++)
    await store(
      ctx,
      pageAt(`/blog/${page}/x`, 'nl'),
      Array.from({ length: 200 }, (_, index) => ({ heading: `Kop ${page} ${index}`, anchor: '', text })),
    )
  const answers = await answerQuestions(ctx, await getAnswerFacts(ctx))
  expect(answers).toHaveLength(600)
})

function mapLocales<Part>(make: (locale: Locale) => Part): Record<Locale, Part> {
  return { nl: make('nl'), en: make('en'), fr: make('fr') }
}
