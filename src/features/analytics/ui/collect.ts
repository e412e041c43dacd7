import {
  type CLSAttribution,
  type INPAttribution,
  type LCPAttribution,
  type MetricWithAttribution,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals/attribution'
import type { ConsentReader } from '#features/consent/model/consent.ts'
import { readIdentifier, VISIT_COOKIE, VISIT_SECONDS, VISITOR_COOKIE } from '#features/consent/model/visitor.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import type { BrowserEvent } from '../model/event.schema.ts'
import { arrivalFrom } from '../model/reduced/arrival.ts'

// Budget: 5 kB together with `web-vitals`. Import nothing that has its own chunk.

type WithoutAge<Event> = Event extends unknown ? Omit<Event, 'age'> : never
type Unsent = WithoutAge<BrowserEvent> & { at?: number }
type Attribution = Partial<LCPAttribution & INPAttribution & CLSAttribution>
type Queued = Unsent & { at: number }
type Batch = { id: string; build: string | undefined; zone: string; events: Queued[] }

const SEND_DELAY_MS = 3000
const MAX_BATCH_EVENTS = 50
/** Attribution fields that are phases of the metric. The `total…` fields of INP overlap with its phases. */
const PHASE = /^(?:time|first)|^(?!total).+(?:Delay|Duration)$/

const { readConsent } = window as unknown as ConsentReader
const landing = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)

/** History of paths with the time each was opened, to attribute a metric to its path. */
const opened: [at: number, path: string][] = []
/** When each metric was first reported. */
const reported: { [id: string]: number } = {}
let arrival: object | undefined = arrivalFrom(
  landing,
  new URL(document.referrer || landing),
  readIdentifier(document.cookie, VISIT_COOKIE),
)
let queue: Queued[] = []
let failed: Batch[] = []
let timer: unknown
let viewed = ''

start()

function start(): void {
  view()
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = (...state) => {
      original.apply(history, state)
      view(method === 'replaceState')
    }
  }
  addEventListener('popstate', () => view())
  addEventListener('pageshow', ({ persisted }) => persisted && view(false, true))
  // Before the page is left: the batch is sent when it is hidden.
  addEventListener('click', ({ target }) => press((target as Element).closest('a,button')), true)
  addEventListener('consentchange', () => (isAllowed() ? view() : drop()))
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
  // On `window`, so that it runs after the listeners of `web-vitals` on `document`, which report the last metrics.
  addEventListener('visibilitychange', () => document.hidden && send())
  addEventListener('pagehide', send)
  // FID was removed from `web-vitals`.
  new PerformanceObserver((list) => {
    const { startTime, processingStart } = list.getEntries()[0] as PerformanceEventTiming
    record({ name: 'FID', path: pathAt(startTime), value: processingStart - startTime })
  }).observe({ type: 'first-input', buffered: true })
}

/**
 * The server stores the host, path or kind of links to another site, to files, and to call or write, and the names that are
 * goals of the owner. It drops every other press.
 */
function press(pressed: (Element & { href?: string }) | null): void {
  if (pressed)
    record({
      name: 'click',
      path: viewed,
      target: pressed.href,
      label: pressed.ariaLabel ?? pressed.textContent,
    })
}

/** One view per opened path. A redirect (`replaceState`) changes the queued view of the previous path. */
function view(isRedirect?: boolean, isRestored?: boolean): void {
  const path = location.pathname
  if (path === viewed && !isRestored) return
  viewed = path
  opened.push([performance.now(), path])
  const redirected = isRedirect && queue.findLast(({ name }) => name === 'page_view')
  if (redirected) redirected.path = path
  else record({ ...arrival, name: 'page_view', path })
  arrival = undefined
}

/**
 * CLS and INP are reported again when they change after the page was hidden. The server replaces the value, because the
 * report has the id and time of the first one.
 */
function report({ id, name, value, navigationType, attribution }: MetricWithAttribution): void {
  const cause: Attribution = attribution
  reported[id] ??= performance.now()
  const isRestored = navigationType === 'back-forward-cache'
  const phases = Object.entries(attribution).filter(([part, ms]) => PHASE.test(part) && ms) as [string, number][]
  record({
    name,
    path: pathAt(cause.interactionTime ?? cause.largestShiftTime ?? (isRestored ? Infinity : 0)),
    value,
    target: cause.target ?? cause.interactionTarget ?? cause.largestShiftTarget,
    phase: phases.sort(([, one], [, other]) => other - one)[0]?.[0],
    sample: id,
    at: reported[id],
  })
}

function record(event: Unsent): void {
  if (!isAllowed()) drop()
  else {
    writeVisitCookie(readIdentifier(document.cookie, VISIT_COOKIE) ?? randomIdentifier(), VISIT_SECONDS)
    queue.push({ at: performance.now(), ...event })
    schedule()
  }
}

function schedule(): void {
  timer = timer || setTimeout(send, SEND_DELAY_MS)
}

function send(): void {
  timer = 0
  if (!isAllowed()) drop()
  for (const batch of failed.splice(0)) post(batch)
  const events = queue.splice(0, MAX_BATCH_EVENTS)
  const { build } = document.documentElement.dataset
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  if (events[0]) post({ id: randomIdentifier(), build, zone, events }, true)
}

/** Retries are safe: the server stores a batch id once. */
function post(batch: Batch, mayRetry?: boolean): void {
  const events = batch.events.map(({ at, ...event }) => ({ ...event, age: performance.now() - at }))
  // `sendBeacon` cannot send the headers that the API requires.
  fetch('/api/analytics/events', {
    method: 'POST',
    keepalive: true,
    headers: { ...API_CLIENT_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ ...batch, events }),
  }).catch(() => {
    // One retry; events that fail twice are dropped.
    if (mayRetry) {
      failed.push(batch)
      schedule()
    }
  })
}

/**
 * Checked before every event and request: consent may have been withdrawn in another tab. Visits of admins are not
 * collected.
 */
function isAllowed(): unknown {
  const { cookie } = document
  try {
    return (
      readConsent(cookie)?.categories.analytics &&
      readIdentifier(cookie, VISITOR_COOKIE) &&
      !localStorage['auth-storage']?.includes('"userRole":"ADMIN"')
    )
  } catch {
    // Storage is blocked, so an admin cannot be recognised: not allowed.
  }
}

function drop(): void {
  queue = []
  failed = []
  viewed = ''
  writeVisitCookie('', 0)
}

function writeVisitCookie(visit: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${VISIT_COOKIE}=${visit}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** 110 random bits in the 22 characters of an identifier. */
function randomIdentifier(): string {
  return crypto.getRandomValues(new Uint8Array(22)).reduce((id, byte) => id + (byte & 31).toString(32), '')
}

function pathAt(moment: number): string {
  return opened.findLast(([at]) => at <= moment)?.[1] ?? landing.pathname
}
