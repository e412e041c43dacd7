import type { Context } from '#platform/server/context.ts'
import { decodedText } from '#platform/server/outbound/public-request.ts'
import type { CaldavLogin } from '../../../model/calendars/own-calendar.schema.ts'
import {
  CalendarFailure,
  MAX_CALENDAR_BYTES,
  openCalendarClient,
  toCalendarFailure,
} from '../calendar-client.service.ts'

export type CaldavContext = Pick<Context, 'env' | 'reach'>

export type CaldavSession = {
  /** For `tsdav`: its requests have the same limits and the same protection as those for files. */
  fetch: typeof fetch
  /** The first failure. `tsdav` swallows errors while it searches. */
  readonly failure: CalendarFailure | undefined
  close(): void
}

/** Properties are parsed on the main thread. Events, which may be larger, are not. */
const MAX_PROPFIND = 200_000
/** `Response` accepts no body with these. */
const EMPTY_STATUSES = [204, 205, 304]
const HEADERS = ['content-type', 'etag', 'location'] as const

export function openCaldavSession(
  ctx: CaldavContext,
  { address, username, password }: CaldavLogin,
  timeMs?: number,
): CaldavSession {
  const client = openCalendarClient(ctx, timeMs)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  let failure: CalendarFailure | undefined

  async function request(target: string | URL, init: RequestInit): Promise<Response> {
    const response = await client.send(target, {
      accept: 'application/xml, text/xml, text/calendar;q=0.9, */*;q=0.1',
      method: init.method,
      body: init.body as string | undefined,
      headers: Object.fromEntries(new Headers(init.headers)),
      followsRedirects: init.redirect !== 'manual',
      authorize(url) {
        if (url.protocol !== 'https:' && !ctx.reach?.allowsPlainPasswords) throw new CalendarFailure('plainPassword')
        return isSameProvider(url, new URL(address)) ? authorization : undefined
      },
    })
    const { status } = response
    if (status > 599) throw new CalendarFailure('status')
    const headers = new Headers()
    for (const name of HEADERS) headers.set(name, response.headers[name] ?? '')
    const text = EMPTY_STATUSES.includes(status) ? null : await decodedText(response, MAX_CALENDAR_BYTES)
    if (init.method === 'PROPFIND' && text && text.length > MAX_PROPFIND) throw new CalendarFailure('tooLarge')
    return new Response(text, { status, headers })
  }

  return {
    async fetch(target, init = {}) {
      try {
        return await request(target instanceof Request ? target.url : target, init)
      } catch (error) {
        const translated = toCalendarFailure(error)
        if (translated instanceof CalendarFailure) failure ??= translated
        throw translated
      }
    },
    get failure() {
      return failure
    },
    close: () => client.close(),
  }
}

/** Providers with the calendars of an account on a host beside the one to enter (`p55-caldav.icloud.com`). */
const PROVIDERS = ['icloud.com', 'icloud.com.cn']

/**
 * Whether the password may be sent there: to the server that the owner entered and to hosts below it. A host beside it may
 * belong to a stranger, as below `co.uk` or `synology.me`; only a list of such domains could tell, and lists grow old.
 */
export function isSameProvider(url: URL, entered: URL): boolean {
  if (url.origin === entered.origin) return true
  if (url.protocol !== entered.protocol || url.port !== entered.port) return false
  const isBelow = (domain: string) => url.hostname.endsWith(`.${domain}`)
  if (isBelow(entered.hostname)) return true
  return PROVIDERS.some((domain) => entered.hostname.endsWith(`.${domain}`) && isBelow(domain))
}

/** Throws a `CalendarFailure` in words for the owner. */
export function assertDavStatus({ status, ok }: Pick<Response, 'status' | 'ok'>): void {
  if (status === 401 || status === 403) throw new CalendarFailure('login')
  if (status === 404 || status === 410) throw new CalendarFailure('noCalendar')
  if (status === 405 || status === 501) throw new CalendarFailure('notCaldav')
  if (!ok) throw new CalendarFailure('status')
}

/** The XML parser accepts a document that was cut off: what is missing would count as deleted. */
export function assertWhole(multistatus: string): void {
  if (!/<(?:\/(?:[\w-]+:)?multistatus|(?:[\w-]+:)?multistatus[^>]*\/)>\s*$/.test(multistatus.slice(-500)))
    throw new CalendarFailure('damaged')
}
