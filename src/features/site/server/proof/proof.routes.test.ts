import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { MIN_SAMPLES } from '#features/analytics/model/vitals/regression.ts'
import { vitalHours } from '#features/analytics/server/analytics.table.ts'
import { insert as insertDeployment } from '#features/analytics/server/collect/deployment.repo.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { readBuildId } from '#platform/server/build/build-id.ts'
import type { Context } from '#platform/server/context.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'

const NOW = '2026-03-03T09:00:00Z'
const PADDING = 'x'.repeat(2000)

/** A site whose page names a style sheet and a script of its own, and a script of another host. */
async function provedSite(render = () => html(pageText())) {
  const assetsDir = mkdtempSync(join(tmpdir(), 'cyaan-proof-'))
  onTestFinished(() => rmSync(assetsDir, { recursive: true }))
  writeFileSync(join(assetsDir, 'a.css'), Buffer.alloc(40_000))
  writeFileSync(join(assetsDir, 'a.css.br'), Buffer.alloc(4000))
  writeFileSync(join(assetsDir, 'b.png'), Buffer.alloc(30_000))
  writeFileSync(join(assetsDir, 'service-worker.js'), '')
  const made = await testApp({ now: NOW, assetsDir, render })
  const proofOf = async (query = 'lng=nl&page=/') =>
    ((await (await made.asVisitor(`/api/site/proof?${query}`)).json()) as { html: string }).html
  return { ...made, proofOf }
}

function pageText(extra = '') {
  return `<!doctype html><html><head><title>T</title><link rel="stylesheet" href="/a.css"></head>
    <body>${PADDING}${extra}<img src="/b.png"><script src="https://cdn.example/c.js"></script></body></html>`
}

function html(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/html' } })
}

async function addPaints({ db }: Context, count: number, value: number, route = '/', daysAgo = 1) {
  const hour = new Date(Date.parse(NOW) - daysAgo * DAY_MS)
  const row = { hour, metric: 'LCP', route, language: 'nl' as const, device: 'phone' as const, browser: 'Chrome' }
  await db.insert(vitalHours).values({ ...row, value, count })
}

/** The figures by their label: `{ verzoeken: '4' }`. */
function figuresIn(proof: string): Record<string, string> {
  const text = (part: string) => part.replace(/<[^>]+>/g, '')
  const pairs = proof.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)
  return Object.fromEntries(Array.from(pairs, ([, label, value]) => [text(label!), text(value!)]))
}

test('shows what the page weighs, as it is sent, and how many requests it makes', async () => {
  const { proofOf, app } = await provedSite()
  const sent = Buffer.from(await (await app.request('/')).arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const weight = brotliCompressSync(sent, { params }).length + 4000 + 30_000
  const proof = await proofOf()
  expect(figuresIn(proof)).toEqual({
    'weegt deze pagina': `${Math.round(weight / 1000)} kB`,
    verzoeken: '4',
    'naar anderen': '1',
  })
  expect(proof).toContain('href="/performance#check"')
  expect(await proofOf('lng=fr&page=/')).toContain('href="/fr/performance#check"')
})

test('shows the median paint of the last 28 days on that page, with enough samples', async () => {
  const { ctx, proofOf } = await provedSite()
  await addPaints(ctx, MIN_SAMPLES - 1, 850)
  await addPaints(ctx, 10 * MIN_SAMPLES, 9000, '/', 29)
  await addPaints(ctx, 10 * MIN_SAMPLES, 9000, '/faq')
  expect(Object.keys(figuresIn(await proofOf())).join()).not.toContain('mediaan')

  await addPaints(ctx, 1, 4000)
  expect(figuresIn(await proofOf())).toMatchObject({ 'tot de pagina er staat, mediaan van onze bezoekers': '0,9 s' })
  expect(figuresIn(await proofOf('lng=en&page=/'))).toMatchObject({
    'until the page shows, median of our visitors': '0.9 s',
  })
})

test('shows since when this build runs', async () => {
  const { ctx, proofOf } = await provedSite()
  await insertDeployment(ctx.db, readBuildId(ctx.env), new Date('2026-02-27T23:30:00Z'))
  expect(figuresIn(await proofOf())).toMatchObject({ 'ging deze versie online': '28 feb 2026' })
  expect(figuresIn(await proofOf('lng=fr&page=/'))).toMatchObject({ 'mise en ligne de cette version': '28 févr. 2026' })
})

test('a change of the page changes its figures at once', async () => {
  let extra = ''
  const { ctx, proofOf } = await provedSite(() => html(pageText(extra)))
  expect(figuresIn(await proofOf())).toMatchObject({ verzoeken: '4' })
  extra = '<img src="/c.png">'
  expect(figuresIn(await proofOf())).toMatchObject({ verzoeken: '4' })
  await ctx.db.transaction((tx) => invalidateTags(tx, 'company'))
  expect(figuresIn(await proofOf())).toMatchObject({ verzoeken: '5' })
})

test('a page that cannot be rendered has no figures, until it can', async () => {
  let status = 404
  const { proofOf } = await provedSite(() => (status === 200 ? html(pageText()) : new Response('', { status })))
  expect(await proofOf()).toBe('')
  status = 200
  expect(figuresIn(await proofOf())).toMatchObject({ verzoeken: '4' })
})

test('a page without figures, and a missing language, are refused', async () => {
  const { asVisitor } = await provedSite()
  for (const query of ['lng=nl&page=/login', 'lng=nl', 'page=/'])
    expect((await asVisitor(`/api/site/proof?${query}`)).status).toBe(422)
})
