import { readConsent } from '#features/consent/model/consent.ts'
import { readIdentifier, VISIT_COOKIE, VISITOR_COOKIE } from '#features/consent/model/visitor.ts'
import type { Client } from '../../model/user-agent.ts'
import { readUserAgent } from './user-agent-cache.service.ts'

/** Who sent a request, as far as analytics may know it. */
export type EventSender = { visitor: string; visit: string; client: Client }

/**
 * Undefined unless the cookies say that analytics is allowed; whether that is true is checked against the record.
 * Crawlers are counted apart.
 */
export function readEventSender(cookies: string, userAgent: string): EventSender | undefined {
  const visitor = readIdentifier(cookies, VISITOR_COOKIE)
  const visit = readIdentifier(cookies, VISIT_COOKIE)
  if (!visitor || !visit || !readConsent(cookies)?.categories.analytics) return undefined
  const { crawler, client } = readUserAgent(userAgent)
  return crawler ? undefined : { visitor, visit, client }
}
