import { CONSENT_COOKIE } from '#features/consent/model/consent.ts'
import { readIdentifier, VISIT_COOKIE, VISITOR_COOKIE } from '#features/consent/model/visitor.ts'
import * as consentRepo from '#features/consent/server/consent.repo.ts'
import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import type { Context } from '#platform/server/context.ts'
import { acquireAdvisoryLock, type Tx } from '#platform/server/db.ts'
import { ROLLUP_LOCK } from '../rollup/rollup.service.ts'
import * as repo from './own-measurements.repo.ts'

/** Cookies deleted on erasure. The consent cookie is one of them, so the browser asks for consent again. */
export const MEASURING_COOKIES = [VISITOR_COOKIE, VISIT_COOKIE, CONSENT_COOKIE] as const

export function visitorOf(cookies: string | null | undefined): string | undefined {
  return readIdentifier(cookies ?? '', VISITOR_COOKIE)
}

/** Everything stored under the identifier of a browser. Without an identifier the lists are empty. */
export async function exportMeasurements({ db }: Pick<Context, 'db'>, visitor: string | undefined) {
  if (!visitor) return { consents: [], visits: [], events: [] }
  const [consents, visits, events] = await Promise.all([
    consentRepo.listOfVisitor(db, visitor),
    repo.listVisits(db, visitor),
    repo.listEvents(db, visitor),
  ])
  return { consents, visits, events }
}

export function eraseMeasurements({ db, now }: Pick<Context, 'db' | 'now'>, visitor: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockForErasure(tx)
    await erase(tx, visitor, now())
  })
}

/** Takes the rollup lock: a concurrent rollup would insert the visits again. */
async function lockForErasure(tx: Tx): Promise<void> {
  await acquireAdvisoryLock(tx, ROLLUP_LOCK)
  await repo.lockEvents(tx)
}

async function erase(tx: Tx, visitor: string, at: Date): Promise<void> {
  await consentRepo.eraseVisitor(tx, visitor, at)
  await repo.remove(tx, visitor)
}

/** Measurements are not linked to accounts: exports and deletes those of the browser that sends the request. */
export const measurementUserData: UserDataProvider = {
  name: 'measurements',
  collect: (ctx, _user, { headers }) => exportMeasurements(ctx, visitorOf(headers.get('cookie'))),
  async lock(tx, _user, { headers }) {
    if (visitorOf(headers.get('cookie'))) await lockForErasure(tx)
  },
  async onAccountDeleted({ now }, tx, _user, { headers }) {
    const visitor = visitorOf(headers.get('cookie'))
    if (visitor) await erase(tx, visitor, now())
  },
  cookies: ({ headers }) => (visitorOf(headers.get('cookie')) ? MEASURING_COOKIES : []),
}
