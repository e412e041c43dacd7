import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readConsent } from '#features/consent/model/consent.ts'
import { readIdentifier, VISIT_COOKIE, VISITOR_COOKIE } from '#features/consent/model/visitor.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { type Locale, localeOfAddress, withoutPrefix } from '#kernel/locale.ts'
import { routeOf } from '#kernel/pages.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import { canonicalPath } from '#platform/server/canonical-path.ts'
import type { Context } from '#platform/server/context.ts'
import { counterKey, rateLimitErrors } from '#platform/server/rate-limit.ts'
import { type BrowserEvent, browserEvent, type EventBatch, type Goal } from '../../model/event.schema.ts'
import { buttonGoal } from '../../model/goals/button-goal.ts'
import { goalsSetting } from '../../model/goals/goals.schema.ts'
import { isMeasured } from '../../model/page-request.ts'
import { isPlausible } from '../../model/plausible.ts'
import type { Client } from '../../model/reduce-user-agent.ts'
import { type ClickTarget, clickTarget } from '../../model/reduced/click-target.ts'
import { estimateCountry } from '../../model/reduced/estimate-country.ts'
import { roundVital } from '../../model/vitals/vitals.ts'
import { findDeployment } from './deployment.service.ts'
import type { NewBatch } from './event.repo.ts'
import { writeEvents } from './event-writer.service.ts'
import { readUserAgent } from './user-agent-cache.service.ts'

type Page = { path: string; route: string }
/** Whether a page exists; the path has no language prefix. */
export type PathExists = (ctx: Context, path: string) => Promise<boolean>

/** Path of every address that does not exist: such an address may contain anything, even personal data. */
const NOT_FOUND_PATH = '404'

/** Rate limit per IP address; high because of NAT. Counted in memory, per process. */
const MAX_BATCHES_PER_MINUTE = 300
const batchCounts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 })

/** Above what a person does in a day, and what a large office does in an hour behind one address. Counted in the database. */
const MAX_EVENTS_OF_VISITOR = { max: 1000, ms: DAY_MS }
const MAX_EVENTS_OF_NETWORK = { max: 20_000, ms: HOUR_MS }

/** When this process received the first view of a path of a visit. It limits the values that are plausible. */
const knownViews = new LRUCache<string, number>({ max: 20_000, ttl: DAY_MS })

/** Pseudonymous sender of a request. */
type EventSender = { visitor: string; visit: string; client: Client }
/** `address`: rate limit key of the network. */
type BrowserSender = EventSender & { address: string; acceptLanguage?: string | undefined }

/**
 * Undefined unless the cookies allow analytics; the insert checks the consent record as well.
 * Crawlers are counted apart.
 */
export function readEventSender(cookies: string, userAgent: string): EventSender | undefined {
  const visitor = readIdentifier(cookies, VISITOR_COOKIE)
  const visit = readIdentifier(cookies, VISIT_COOKIE)
  if (!visitor || !visit || !readConsent(cookies)?.categories.analytics) return undefined
  const { crawler, client } = readUserAgent(userAgent)
  return crawler ? undefined : { visitor, visit, client }
}

/**
 * Stores the events of one batch that are well-formed and plausible. Resolves to how many were stored: 0 without a consent
 * record, over a rate limit, and when the batch is stored already.
 */
export async function ingest(
  ctx: Context,
  { id, build, zone, events }: Omit<EventBatch, 'events'> & { events: unknown[] },
  sender: BrowserSender,
  pathExists: PathExists,
): Promise<number> {
  const { visitor, visit, client, address, acceptLanguage } = sender
  const now = ctx.now().getTime()
  const read = events
    .flatMap((event) => browserEvent.safeParse(event).data ?? [])
    .filter(({ path }) => isMeasured(path))
  const parsed = keepPlausible(await storableEvents(ctx, read), visit, now)
  if (parsed.length === 0) return 0
  const stored = parsed.map(async (event) => ({
    ...details(event),
    ...(await pageAt(event.path)),
    // An address has its language; the batch has the one that the page had when it was sent.
    language: localeOfAddress(event.path),
    at: new Date(now - event.age),
  }))
  return writeEvents(ctx, {
    id: id ?? randomUUID(),
    limits: [
      limitOf(`analytics-visitor:${visitor}`, MAX_EVENTS_OF_VISITOR),
      limitOf(`analytics-network:${address}`, MAX_EVENTS_OF_NETWORK),
    ],
    visitor,
    visit,
    country: estimateCountry(zone, acceptLanguage),
    build: await findDeployment(ctx, build),
    ...client,
    events: await Promise.all(stored),
  })

  function limitOf(key: string, { max, ms }: typeof MAX_EVENTS_OF_VISITOR) {
    return { key: counterKey(ctx.keys, key), max, expiresAt: new Date(now + ms) }
  }

  async function pageAt(given: string): Promise<Page> {
    const canonical = withoutPrefix(canonicalPath(given.replace(/[?#].*/s, '')))
    const path = (await pathExists(ctx, canonical)) ? canonical : NOT_FOUND_PATH
    return { path, route: routeOf(path) ?? path }
  }
}

type StoredClick = ClickTarget | { name: 'button'; target: string }
type StoredEvent = Exclude<BrowserEvent, { name: 'click' }> | (StoredClick & { age: number; path: string })

/** Of clicks those that leave the page and those that are goals of the owner; a click may be both. */
async function storableEvents(ctx: Context, events: BrowserEvent[]): Promise<StoredEvent[]> {
  const hasLabel = events.some((event) => event.name === 'click' && event.label)
  const { goals } = hasLabel ? await getSetting(ctx, goalsSetting) : goalsSetting.initial
  return events.flatMap((event): StoredEvent[] => {
    if (event.name !== 'click') return [event]
    const { age, path, target = '', label = '' } = event
    const left = clickTarget(target, ctx.env.origin)
    const goal = buttonGoal(goals, label)
    const stored: StoredClick[] = [
      ...(left ? [left] : []),
      ...(goal ? [{ name: 'button', target: goal.id } as const] : []),
    ]
    return stored.map((click) => ({ age, path, ...click }))
  })
}

/** Drops samples that the page cannot have measured since the server knows of it. */
function keepPlausible(events: StoredEvent[], visit: string, now: number): StoredEvent[] {
  for (const { name, path } of events) {
    const key = `${visit}${path}`
    if (name === 'page_view' && !knownViews.has(key)) knownViews.set(key, now)
  }
  return events.filter(
    (event) =>
      !('value' in event) ||
      isPlausible(event.name, event.value, now - (knownViews.get(`${visit}${event.path}`) ?? now)),
  )
}

export type ReachedGoal = { goal: Goal; path: string; language: Locale }

/** Stored like the events of a browser: only with a consent record. */
export async function recordGoal(
  ctx: Context,
  { goal, path, language }: ReachedGoal,
  { visitor, visit, client }: EventSender,
): Promise<void> {
  const event = { kind: 'goal' as const, name: goal, path, route: routeOf(path) ?? path, language, at: ctx.now() }
  await writeEvents(ctx, { id: randomUUID(), visitor, visit, ...client, events: [event] })
}

function details(event: StoredEvent): Omit<NewBatch['events'][number], keyof Page | 'at' | 'language'> {
  if (event.name === 'page_view') {
    const { name, referrer, source, medium, campaign } = event
    return { kind: 'page_view', name, referrer: referrer?.toLowerCase(), source, medium, campaign }
  }
  if (!('value' in event)) return { kind: 'click', name: event.name, target: event.target }
  const { name, value, target, phase, sample } = event
  const isRepeatable = name === 'INP' || name === 'CLS'
  return {
    kind: 'vital',
    name,
    value: roundVital(name, value),
    target,
    phase,
    sample: isRepeatable ? sample : undefined,
  }
}

export function limitBatches(address: string): void {
  const known = batchCounts.get(address)
  if (!known) batchCounts.set(address, { count: 1 })
  else if (++known.count > MAX_BATCHES_PER_MINUTE) throw rateLimitErrors.TOO_MANY_ATTEMPTS()
}
