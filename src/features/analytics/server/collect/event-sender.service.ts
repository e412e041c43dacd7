import { readConsent } from '#features/consent/model/consent.ts'
import { readIdentifier, VISIT_COOKIE, VISITOR_COOKIE } from '#features/consent/model/visitor.ts'
import type { Client } from '../../model/user-agent.ts'
import { readUserAgent } from './user-agent-cache.service.ts'

/** Pseudonymous sender of a request. */
export type EventSender = { visitor: string; visit: string; client: Client }

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
