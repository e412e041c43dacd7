import type { Context } from '#platform/server/context.ts'
import { RequestFailure, type RequestFailureReason } from '#platform/server/outbound/public-connection.ts'
import { createPublicClient, type PublicClient } from '#platform/server/outbound/public-request.ts'
import type { CalendarError } from '../../model/calendars/own-calendar.schema.ts'

/** Of a response, as transferred and as decoded. */
export const MAX_CALENDAR_BYTES = 10_000_000
const TIMEOUT_MS = 15_000

/** The reason is shown to the owner. */
export class CalendarFailure extends Error {
  readonly reason: CalendarError

  constructor(reason: CalendarError) {
    super(reason)
    this.reason = reason
  }
}

/** For all requests of one read, with the same limits for files and for CalDAV. */
export function openCalendarClient({ env, reach }: Pick<Context, 'env' | 'reach'>, timeMs = TIMEOUT_MS): PublicClient {
  const limits = {
    timeMs,
    responseBytes: MAX_CALENDAR_BYTES,
    totalBytes: 2 * MAX_CALENDAR_BYTES,
    redirects: 5,
  }
  const userAgent = `Mozilla/5.0 (compatible; cyaan; +${env.origin})`
  return createPublicClient({ userAgent, limits, ...(reach && { reach }) })
}

export function toCalendarFailure(error: unknown): unknown {
  return error instanceof RequestFailure ? new CalendarFailure(ERRORS[error.reason]) : error
}

/** An internal address is not told apart from an unreachable one. */
const ERRORS: Record<RequestFailureReason, CalendarError> = {
  'invalid-address': 'address',
  port: 'port',
  'internal-address': 'address',
  dns: 'unreachable',
  tls: 'unreachable',
  connection: 'unreachable',
  timeout: 'timeout',
  redirects: 'status',
  'too-large': 'tooLarge',
}
