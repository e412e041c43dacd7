import { randomBytes } from 'node:crypto'
import { events } from '#features/analytics/server/analytics.table.ts'
import type { NewEvent } from '#features/analytics/server/event.repo.ts'
import { writeConsent } from '#features/consent/model/consent.ts'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Context } from '#platform/server/context.ts'

export const randomIdentifier = () => randomBytes(16).toString('base64url')

type Visitor = { visitor: string; visit: string; cookie: string }

/** A visitor with a consent record, and the cookies that their browser sends. */
export async function consentingVisitor({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Visitor> {
  const visitor = randomIdentifier()
  const choices = { functional: false, analytics: true, marketing: false }
  const record = { id: randomIdentifier(), version: 1, locale: 'nl' as const, textHash: '', at: now(), visitor }
  await db.insert(consents).values({ ...record, ...choices })
  const consent = { version: 1, categories: { essential: true, ...choices }, timestamp: now().toISOString() }
  return withCookies(visitor, randomIdentifier(), writeConsent(consent))
}

export function withCookies(visitor: string, visit: string, consent: string): Visitor {
  return { visitor, visit, cookie: `consent=${consent}; cyaan.visitor=${visitor}; cyaan.visit=${visit}` }
}

/** A raw event with sensible values for what a test does not name. */
export function rawEvent(event: Partial<NewEvent> & Pick<NewEvent, 'at'>): NewEvent {
  const path = event.path ?? '/'
  return {
    receivedAt: event.at,
    visitor: 'visitor-1',
    visit: 'visit-1',
    kind: 'page_view',
    name: 'page_view',
    path,
    route: path,
    language: 'nl',
    device: 'phone',
    browser: 'Chrome',
    browserVersion: 142,
    ...event,
  }
}

export async function insertEvents({ db }: Pick<Context, 'db'>, rows: NewEvent[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 500) await db.insert(events).values(rows.slice(i, i + 500))
}
