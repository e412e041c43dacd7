import type { Context } from '#platform/server/context.ts'
import type { AuditResult } from '../../model/apply-checks.ts'
import type { AuditedSite } from '../../model/check.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import type { AuditCommand, AuditReply } from '../../model/site-state.ts'
import { listBrokenLinks } from '../links/broken-links.service.ts'
import * as repo from './run.repo.ts'
import { createPace } from './visitors-first.service.ts'
import { runInWorker } from './worker-client.service.ts'

/** Digests per message to the worker: copying them blocks the event loop. */
const BATCH = 100
/** Link targets outside the audited pages whose status is requested; the others are unknown and not reported. */
const MAX_TARGETS = 1000

/** Applies all checks to the stored digests of all pages. */
export async function compareSite(
  ctx: Context,
  run: number,
  pages: AuditedPage[],
  known: Pick<AuditedSite, 'facts' | 'answers' | 'views'>,
): Promise<AuditResult> {
  const files = await readSiteFiles(ctx)
  await ask({ type: 'begin', run })
  for (let start = 0; start < pages.length; start += BATCH)
    await ask({ type: 'add', run, pages: await repo.findDigests(ctx.db, pages.slice(start, start + BATCH)) })
  const targets = await ask({ type: 'targets', run, contentParameters: known.facts.contentParameters })
  const statusOf = await readStatuses(ctx, targets.slice(0, MAX_TARGETS))
  const brokenLinks = await listBrokenLinks(ctx)
  return ask({ type: 'finish', run, inputs: { ...known, ...files, statusOf, brokenLinks } })
}

type SiteFiles = Pick<AuditedSite, 'sitemap' | 'sitemapDates' | 'robotsTxt' | 'llmsTxt'>

export async function readSiteFiles(ctx: Pick<Context, 'fetchOwn'>): Promise<SiteFiles> {
  const [listed, robotsTxt, llmsTxt] = await Promise.all([
    readSitemap(ctx, '/sitemap.xml'),
    readText(ctx, '/robots.txt'),
    readText(ctx, '/llms.txt'),
  ])
  const sitemap = listed.map(({ url }) => url)
  const sitemapDates = new Map(listed.flatMap(({ url, changedAt }) => (changedAt ? [[url, changedAt]] : [])))
  return { sitemap, sitemapDates, robotsTxt, llmsTxt }
}

/** Throws on failure: comparing without some pages would mark their findings as solved. */
async function ask<Command extends AuditCommand>(command: Command): Promise<AuditReply<Command['type']>> {
  const reply = await runInWorker(command)
  if (reply === undefined) throw new Error(`audit worker failed or exceeded its limits: ${command.type}`)
  return reply
}

export async function readStatuses(
  { fetchOwn }: Pick<Context, 'fetchOwn'>,
  targets: string[],
): Promise<AuditedSite['statusOf']> {
  const statusOf = new Map<string, { status: number; location: string | null }>()
  const paced = createPace(0)
  for (const target of targets) {
    const { status, headers } = await paced(() =>
      fetchOwn(target, { method: 'HEAD', headers: { 'cache-control': 'no-store' } }),
    )
    statusOf.set(target, { status, location: headers.get('location') })
  }
  return statusOf
}

/** Addresses and `lastmod` of a site map; an index is followed recursively. */
async function readSitemap(
  ctx: Pick<Context, 'fetchOwn'>,
  path: string,
): Promise<{ url: string; changedAt: string | undefined }[]> {
  const xml = await readText(ctx, path)
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g)]
  const entries = found.map(([, url = '', changedAt]) => ({ url: url.replaceAll('&amp;', '&'), changedAt }))
  if (!xml.includes('<sitemapindex')) return entries
  const parts = entries.map(({ url }) => readSitemap(ctx, URL.parse(url)?.pathname ?? '/'))
  return (await Promise.all(parts)).flat()
}

/** Empty when there is no such file. */
async function readText({ fetchOwn }: Pick<Context, 'fetchOwn'>, path: string): Promise<string> {
  const response = await fetchOwn(path)
  return response.ok ? response.text() : ''
}
