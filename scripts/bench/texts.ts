// npm run bench:texts: rendered pages with 500 texts of the owner and 40 services compared with none, and the time from a publication at
// one process until another process shows it. PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTexts } from '../../src/features/site/content/own-texts.ts'
import { loadPageTrees } from '../../src/features/site/content/page-trees.ts'
import { SERVICE_KEYS } from '../../src/features/site/model/facts.ts'
import { STANDARD_PAGES } from '../../src/features/site/model/public-pages.ts'
import { SERVICES_PATH } from '../../src/features/site/model/services.ts'
import { MESSAGES_PATH, PUBLIC_CATALOGUES } from '../../src/features/site/model/texts/messages.ts'
import type { SiteTexts } from '../../src/features/site/model/texts/site-texts.schema.ts'
import type { Database } from '../../src/platform/server/db.ts'
import { PUBLIC_TEXTS } from '../../src/server/composition/public-messages.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { signIn, startSite, stopAllProcesses } from '../site-process.ts'
import { type BenchRequest, printComparison, startSeededSite } from './compare-sites.ts'
import { median, percentile, printFigure, sized, startSection } from './report.ts'

const OWN_TEXTS = 500
/** Labels and notices among them. */
const OWN_MESSAGES = 200
const SERVICES = 40
const PUBLICATIONS = sized(50, 3)
const GOAL_RATIO = 1.2
const GOAL_MS = 1000
const POLL_INTERVAL_MS = 10
const BROWSER = { 'accept-language': 'nl' }
const LEAD = 'pages.contact.lead'

type Site = { label: string; url: string }

/** A query string bypasses the page cache. */
const RENDERED: BenchRequest<Site>[] = ['/', '/services', '/services/webdesign', '/faq', '/terms'].map((path) => ({
  name: `${path}, rendered`,
  path: () => `${path}?fresh=1`,
}))

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  const standard = await startSeededSite({ server, name: 'standard', folder }, async () => {})
  const own = await startSeededSite({ server, name: 'own', folder }, insertOwnTexts)
  await printComparison(
    RENDERED,
    { label: 'the standard texts', url: standard.url },
    { label: `${OWN_TEXTS} own texts, ${SERVICES} services`, url: own.url },
    { ratio: GOAL_RATIO, percentile: 0.5 },
  )
  const other = await startSite({
    DATABASE_URL: withDatabase(server.url, 'bench_own'),
    DATA_DIR: join(folder, 'own'),
    DEMO: 'off',
  })
  await printPublications(own.url, other.url)
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Each differs from the standard text by a word at its end. */
async function insertOwnTexts({ pool }: Database): Promise<void> {
  const content = await Promise.all(STANDARD_PAGES.map(({ key }) => loadPageTrees(key, 'nl')))
  const messages = await Promise.all(
    PUBLIC_CATALOGUES.map(async (name) => ({
      path: `${MESSAGES_PATH}.${name}`,
      tree: await PUBLIC_TEXTS[name]!('nl'),
    })),
  )
  const changed = [
    ...messages.flatMap((tree) => listTexts(tree)).slice(0, OWN_MESSAGES),
    // Another address would be a redirect.
    ...content.flat().flatMap((tree) => listTexts(tree).filter(({ path }) => !path.endsWith('.slug'))),
  ].slice(0, OWN_TEXTS)
  const added = Array.from({ length: SERVICES - SERVICE_KEYS.length }, (_, index) => `own-bench${100 + index}`)
  const texts: SiteTexts = {
    [SERVICES_PATH]: { items: [...SERVICE_KEYS, ...added] },
    ...Object.fromEntries(changed.map(({ path, text }) => [path, ownText(`${text} eigen`)])),
    ...Object.fromEntries(added.flatMap(serviceTexts)),
  }
  await pool.query("insert into settings (key, value, updated_at) values ('site-texts', $1, now())", [
    JSON.stringify(texts),
  ])
}

function serviceTexts(key: string): [string, SiteTexts[string]][] {
  return [
    [`pages.${key}.heading`, ownText(`Dienst ${key}`)],
    [`${SERVICES_PATH}.${key}.slug`, ownText(`dienst-${key}`)],
    [`${SERVICES_PATH}.${key}.teaser`, ownText('Wat de dienst inhoudt, in twee regels op een kaart.')],
  ]
}

function ownText(text: string): SiteTexts[string] {
  return { nl: { text, standard: '', changedOn: '2026-01-01' } }
}

async function printPublications(publishing: string, reading: string): Promise<void> {
  const headers = await signIn(publishing)
  const times: number[] = []
  let before = await leadAt(publishing, headers)
  for (let number = 1; number <= PUBLICATIONS; number++) {
    const after = `Publication ${number} of the benchmark.`
    await readPage(reading)
    await publish(publishing, headers, before, after)
    const start = performance.now()
    while (!(await readPage(reading)).includes(after)) {
      if (performance.now() - start > 60_000) throw new Error('the other process never showed the text')
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    times.push(performance.now() - start)
    before = after
  }
  startSection('A published text at the other process')
  const figure = `median ${median(times).toFixed(0)} ms, longest ${percentile(times, 1 - 1e-9).toFixed(0)} ms`
  printFigure(`from ${PUBLICATIONS} publications until it is shown`, figure, { goal: `≤ ${GOAL_MS} ms` })
}

async function readPage(url: string): Promise<string> {
  return (await fetch(`${url}/contact`, { headers: BROWSER })).text()
}

async function leadAt(url: string, headers: Record<string, string>): Promise<string> {
  const { texts } = await call(`${url}/api/site/texts/contact`, { headers })
  return texts.find(({ path }: { path: string }) => path === LEAD).texts.nl.text
}

async function publish(url: string, headers: Record<string, string>, before: string, after: string): Promise<void> {
  const draft = { path: LEAD, locale: 'nl', text: after, startedFrom: before }
  await call(`${url}/api/site/texts/contact/drafts`, { method: 'PUT', headers, body: JSON.stringify(draft) })
  const { draftsVersion } = await call(`${url}/api/site/texts`, { headers })
  const body = JSON.stringify({ draftsVersion })
  await call(`${url}/api/site/texts/publication`, { method: 'POST', headers, body })
}

async function call(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return response.json()
}
