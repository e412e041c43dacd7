import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '#kernel/app-error.ts'
import { ownUserAgent } from '#kernel/crawlers.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { RequestFailure } from '#platform/server/outbound/public-connection.ts'
import { createPublicClient, type PublicClient } from '#platform/server/outbound/public-request.ts'
import {
  externalAddress,
  type LinkVerdict,
  verdictOfFailure,
  verdictOfStatus,
} from '../../model/links/external-link.ts'
import * as changesRepo from '../run/changes.repo.ts'
import { startAudit } from '../run/run.service.ts'
import { listBrokenLinks } from './broken-links.service.ts'
import * as repo from './external-links.repo.ts'

/** `again`: the owner asks for those that failed, whenever they were checked. */
export const linkCheckJob = { name: 'check-external-links', schema: z.object({ again: z.boolean().optional() }) }

export const LINK_LIMITS = {
  /** Links that work are checked every week. */
  workedMs: 7 * DAY_MS - DAY_MS / 2,
  failedMs: DAY_MS / 2,
  /** The owner presses the button twice. */
  againMs: 60_000,
  linksPerRun: 500,
  hostsAtOnce: 4,
  /** Between two requests of a host. */
  pauseMs: 2000,
  /** A host without a response is not asked for more: it would take all of the time. */
  failuresPerHost: 2,
  redirects: 5,
  /** Of one link with its redirects. */
  linkMs: 15_000,
  runMs: 600_000,
}
export type LinkLimits = typeof LINK_LIMITS
/** The job may end this long after the limit: requests and pauses that have begun end. */
export const MAX_LINK_CHECK_SECONDS = 900

/** Invalidates nothing: recorded as a change, so that the next run compares the pages with the new results. */
const CHANGE = 'external-links'

/** The owner asks for another look at the links that failed. */
export async function checkLinksAgain({ db, enqueue }: Context): Promise<void> {
  await db.transaction((tx) => enqueue(tx, linkCheckJob, { again: true }))
}

/**
 * Requests the external links that are due, one request per host at a time, and audits the pages again if the broken ones
 * have changed. Never part of a visitor's request.
 */
export async function checkExternalLinks(
  ctx: Context,
  { again = false }: z.infer<typeof linkCheckJob.schema> = {},
  limits: LinkLimits = LINK_LIMITS,
): Promise<void> {
  const { db, env } = ctx
  const addresses = (await repo.listHrefs(db)).map((href) => externalAddress(href, env.origin))
  const known = [...new Set(addresses.filter((address) => address !== undefined))]
  await db.transaction((tx) => repo.synchronize(tx, known))
  const before = await listBrokenLinks(ctx)
  await requestDue(ctx, again, limits)
  const after = await listBrokenLinks(ctx)
  if (JSON.stringify([...before]) !== JSON.stringify([...after])) await compareAgain(ctx)
}

async function requestDue(ctx: Context, again: boolean, limits: LinkLimits): Promise<void> {
  const start = ctx.now().getTime()
  const at = (milliseconds: number) => new Date(start + milliseconds)
  const claimed = await repo.claimDue(ctx.db, {
    now: at(0),
    claimedUntil: at(1000 * MAX_LINK_CHECK_SECONDS),
    workedUntil: at(-limits.workedMs),
    failedUntil: at(again ? -limits.againMs : -limits.failedMs),
    limit: limits.linksPerRun,
  })
  const rest = new Set(claimed)
  const hosts = Map.groupBy(claimed, (address) => new URL(address).hostname).values()
  const signal = AbortSignal.timeout(limits.runMs)
  const takeHosts = async () => {
    for (const links of hosts) {
      if (signal.aborted) return
      for (const checked of await checkHost(ctx, links, signal, limits)) rest.delete(checked)
    }
  }
  try {
    await Promise.all(Array.from({ length: limits.hostsAtOnce }, takeHosts))
  } finally {
    await repo.release(ctx.db, [...rest])
  }
}

/** One link after the other. Returns those with a verdict. */
async function checkHost(ctx: Context, links: string[], signal: AbortSignal, limits: LinkLimits): Promise<string[]> {
  const checked: string[] = []
  let failures = 0
  for (const address of links) {
    if (checked.length > 0) await pause(limits.pauseMs)
    if (signal.aborted || failures >= limits.failuresPerHost) break
    const { status, ...verdict } = await requestLink(ctx, address, limits)
    await repo.saveVerdict(ctx.db, address, verdict, ctx.now())
    checked.push(address)
    if (status === undefined) failures++
    if (status === TOO_MANY_REQUESTS) break
  }
  return checked
}

const TOO_MANY_REQUESTS = 429

/** HEAD, and GET where that does not answer with a page: many servers refuse HEAD. The body is not read. */
async function requestLink(
  { env, reach, log }: Context,
  address: string,
  { linkMs, redirects, pauseMs }: LinkLimits,
): Promise<LinkVerdict & { status?: number }> {
  const limits = { timeMs: linkMs, responseBytes: 1_000_000, totalBytes: 1_000_000, redirects }
  const client = createPublicClient({ userAgent: ownUserAgent(env.origin), limits, ...(reach && { reach }) })
  try {
    const status = await requestStatus(client, address, pauseMs)
    return { status, ...verdictOfStatus(status) }
  } catch (error) {
    if (!(error instanceof RequestFailure)) log.warn({ err: error, address }, 'external link not checked')
    return verdictOfFailure(error instanceof RequestFailure ? error.reason : 'error')
  } finally {
    client.close()
  }
}

async function requestStatus(client: PublicClient, address: string, pauseMs: number): Promise<number> {
  const options = { accept: 'text/html, */*;q=0.5', skipsBody: true }
  const head = await client.get(address, { ...options, method: 'HEAD' }).catch((error: unknown) => {
    // A server that does not know HEAD may close the connection; every other failure would be the same with GET.
    if (error instanceof RequestFailure && error.reason === 'connection') return { status: 0 }
    throw error
  })
  if (verdictOfStatus(head.status).result === 'works' || head.status === TOO_MANY_REQUESTS) return head.status
  await pause(pauseMs)
  return (await client.get(address, options)).status
}

/** While a run is active, the next one compares. */
async function compareAgain(ctx: Context): Promise<void> {
  try {
    await startAudit(ctx, 'change', { pages: [] })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'AUDIT_RUNNING')) throw error
    await changesRepo.add(ctx.db, [CHANGE], ctx.now())
  }
}
