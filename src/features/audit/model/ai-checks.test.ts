import { expect, test } from 'vitest'
import { en } from '#features/audit/messages/ai-checks/en.ts'
import { fr } from '#features/audit/messages/ai-checks/fr.ts'
import { nl } from '#features/audit/messages/ai-checks/nl.ts'
import { runCheck, testChecks } from '#tests/fixtures/audit-checks.ts'
import { buildSite, ORIGIN, type PageFixture, type SiteFixture, structured } from '#tests/fixtures/audit-pages.ts'
import { AI_CHECKS } from './ai-checks.ts'
import type { AnsweredQuestion } from './answers/answers.schema.ts'
import { applyChecks } from './apply-checks.ts'
import type { AuditedSite, Check, Finding } from './check.ts'
import { missingInTwin } from './digest/twin.ts'

type Fixture = Partial<Pick<AuditedSite, 'llmsTxt' | 'answers'>> & SiteFixture

const TWIN = { status: 200, missing: [] }
const DATA = structured({ '@type': ['Organization', 'LocalBusiness'] }, { '@type': 'BreadcrumbList' })
const LLMS = `# Studio\n\n- [A](${ORIGIN}/en/a.md): A page.\n- [B](${ORIGIN}/b): Another page.`
const ROBOTS = 'User-agent: *\nDisallow: /admin\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /'

/** A page without faults, with changes. */
function page({ html, digest, ...rest }: PageFixture = {}): PageFixture {
  return { html: { data: DATA, ...html }, digest: { twin: TWIN, markdownTwin: '/a.md', ...digest }, ...rest }
}

const site = (first: PageFixture = page(), rest: Partial<Fixture> = {}): Fixture => ({
  pages: [first, page({ path: '/b' })],
  llmsTxt: LLMS,
  ...rest,
})
const main = (html: string) =>
  site(page({ html: { main: `<p>${'Genoeg woorden om te lezen. '.repeat(12)}</p>${html}` } }))
const answer = (question: string, isAnswered: boolean): AnsweredQuestion => ({
  locale: 'nl',
  question,
  isAnswered,
  coverage: isAnswered ? 1 : 0.2,
  address: isAnswered ? '/a' : '',
  heading: '',
  passage: '',
})
const post = (modifiedAt: string | null) =>
  site(page({ page: { kind: 'post' }, html: { data: DATA }, digest: { modifiedAt } }))

/** For each check, a site that passes and one that fails it. */
const PAIRS: Record<string, { passes: Fixture; fails: Fixture }> = {
  'agent-status': { passes: site(), fails: site(page({ status: 500 })) },
  'agent-blocked': {
    passes: site(page(), { robotsTxt: 'User-agent: *\nDisallow: /a\n\nUser-agent: OAI-SearchBot\nAllow: /' }),
    fails: site(page(), { robotsTxt: 'User-agent: *\nDisallow: /a' }),
  },
  'llms-missing': { passes: site(), fails: site(page(), { llmsTxt: ' ' }) },
  'llms-form': {
    passes: site(),
    fails: site(page(), { llmsTxt: `${ORIGIN}/a ${ORIGIN}/b without a title or a link` }),
  },
  'llms-pages': { passes: site(), fails: site(page(), { llmsTxt: `# Studio\n\n[A](${ORIGIN}/a)` }) },
  'crawlers-answers': {
    passes: site(page(), { robotsTxt: ROBOTS }),
    fails: site(page(), { robotsTxt: 'User-agent: OAI-SearchBot\nDisallow: /b' }),
  },
  'crawlers-training': { passes: site(), fails: site(page(), { robotsTxt: ROBOTS }) },
  'twin-missing': { passes: site(), fails: site(page({ digest: { twin: { status: 404, missing: [] } } })) },
  'twin-differs': { passes: site(), fails: site(page({ digest: { twin: { status: 200, missing: ['A text.'] } } })) },
  'content-without-script': { passes: site(), fails: site(page({ html: { main: '<div id="app"></div>' } })) },
  'data-coverage': { passes: site(), fails: site(page({ html: { data: structured({ '@type': 'Organization' }) } })) },
  'agent-names': { passes: main('<button>Verstuur</button>'), fails: main('<button></button>') },
  'agent-tree': { passes: main('<p id="x">x</p>'), fails: main('<p id="x">x</p><p id="x">y</p>') },
  'agent-autocomplete': {
    passes: main('<label>E-mail <input type="email" autocomplete="email"></label>'),
    fails: main('<label>E-mail <input type="email"></label>'),
  },
  freshness: { passes: post('2026-01-02T00:00:00.000Z'), fails: post(null) },
  'question-unanswered': {
    passes: site(page(), { answers: [answer('Wat kost een site?', true)] }),
    fails: site(page(), { answers: [answer('Wat kost een site?', true), answer('Doen jullie drukwerk?', false)] }),
  },
}

testChecks({ checks: AI_CHECKS, pairs: PAIRS, build, texts: [nl, en, fr] })

test('a correct site has no findings; views of other pages are not checked', () => {
  const view = page({ page: { address: '/blog?category=x', kind: 'category', isListed: false }, html: { main: '' } })
  const pages = [...site().pages, { ...view, digest: { twin: null, markdownTwin: null } }]
  expect(AI_CHECKS.flatMap((check) => run(check, { ...site(), pages }))).toEqual([])
})

test('llms.txt lists the home page by its Markdown twin in one language', () => {
  const home = page({ path: '/' })
  const check = AI_CHECKS.find(({ id }) => id === 'llms-pages')!
  expect(run(check, { pages: [home], llmsTxt: `# Studio\n[Home](${ORIGIN}/en/index.md)` })).toEqual([])
})

test('one of four questions without an answer costs a quarter of the check', () => {
  const answers = ['a', 'b', 'c', 'd'].map((question) => answer(question, question !== 'd'))
  const { checks } = applyChecks({ ...buildSite(site()), llmsTxt: LLMS, answers }, AI_CHECKS)
  expect(checks.find(({ check }) => check === 'question-unanswered')).toMatchObject({ failed: 1, of: 4 })
  expect(checks.filter(({ lost }) => lost > 0)).toHaveLength(1)
})

test('a twin with another order or date format is complete; a missing paragraph is quoted', () => {
  const sentence = 'Wie onderweg je adres zoekt, heeft geen geduld; een pagina die meteen opent, vraagt dat ook niet.'
  const lacking =
    'Bezoekers betalen met Bancontact, kaart of overschrijving, via een betaaldienst op jouw naam en rekening.'
  const block = (text: string) => ({ heading: 'Kop', anchor: '', text })
  const markdown = `# Kop\n\n- **Wie onderweg** je [adres](/x) zoekt, heeft geen geduld; een pagina die _meteen_ opent, vraagt dat ook niet.`
  expect(missingInTwin([block(sentence), block('Laatst gewijzigd op 3 mei 2026'), block('€ 7,99')], markdown)).toEqual(
    [],
  )
  expect(missingInTwin([block(sentence), block(lacking)], markdown)).toEqual([lacking])
})

function build({ llmsTxt = LLMS, answers = [], ...fixture }: Fixture): AuditedSite {
  return { ...buildSite(fixture), llmsTxt, answers }
}

function run(check: Check, fixture: Fixture): Finding[] {
  return runCheck(check, build(fixture))
}
