import { LRUCache } from 'lru-cache'
import { canonicalPath } from '#kernel/canonical-path.ts'
import { withoutPrefix } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { limitErrors } from '#platform/server/rate-limit.ts'
import { type BrowserEvent, browserEvent, type EventBatch } from '../model/event.ts'
import { NOT_FOUND_PATH, routeOf } from '../model/route-of.ts'
import { reduceUserAgent } from '../model/user-agent.ts'
import { roundVital } from '../model/vitals.ts'
import { findDeployment } from './deployment.service.ts'
import { type UnstoredEvent, writeEvents } from './event-writer.ts'
import type { Sender } from './sender.ts'

/** Whether a page exists, by its path without language prefix. */
export type PathExists = (ctx: Context, path: string) => Promise<boolean>

/** Batches of one address in a minute; an office shares one. Counted in memory, per process. */
const MAX_BATCHES_PER_MINUTE = 300
const batchCounts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 })

/** Stores the events of one batch that are well-formed. Resolves to how many were stored: 0 without a consent record. */
export async function ingest(
  ctx: Context,
  { language, build, events }: Omit<EventBatch, 'events'> & { events: unknown[] },
  sender: Sender,
  pathExists: PathExists,
): Promise<number> {
  const parsed = events.map((event) => browserEvent.safeParse(event)).flatMap(({ data }) => data ?? [])
  if (parsed.length === 0) return 0
  const { visitor, visit } = sender
  const common = {
    visitor,
    visit,
    language,
    build: await findDeployment(ctx, build),
    ...reduceUserAgent(sender.userAgent),
  }
  const rows = parsed.map(async (event) => {
    const path = await knownPath(event.path)
    return { ...common, ...details(event), path, route: routeOf(path), at: new Date(ctx.now().getTime() - event.age) }
  })
  return writeEvents(ctx, await Promise.all(rows))

  async function knownPath(given: string): Promise<string> {
    const path = withoutPrefix(canonicalPath(given.replace(/[?#].*/s, '')))
    return (await pathExists(ctx, path)) ? path : NOT_FOUND_PATH
  }
}

function details(event: BrowserEvent): Pick<UnstoredEvent, 'kind' | 'name'> & Partial<UnstoredEvent> {
  if (event.name === 'page_view') {
    const { name, referrer, source, medium, campaign } = event
    return { kind: 'page_view', name, referrer: referrer?.toLowerCase(), source, medium, campaign }
  }
  const { name, value, target, phase } = event
  return { kind: 'vital', name, value: roundVital(name, value), target, phase }
}

export function limitBatches(address: string): void {
  const known = batchCounts.get(address)
  if (!known) batchCounts.set(address, { count: 1 })
  else if (++known.count > MAX_BATCHES_PER_MINUTE) throw limitErrors.TOO_MANY_ATTEMPTS()
}
