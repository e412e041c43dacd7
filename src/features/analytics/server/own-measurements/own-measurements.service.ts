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

/** Events per page. */
const PAGE_SIZE = 500
const VISITORS_PER_ERASURE = 1000
/** The complete export, as a stream. */
export const OWN_FILE = '/api/analytics/own/file'

/**
 * A page of what is stored under the identifier of a browser, oldest first: events, and the visits that began in the same
 * time. The first page has the consents. `next` is the cursor of the next page. Without an identifier the lists are empty.
 */
export async function readMeasurements({ db }: Pick<Context, 'db'>, visitor: string | undefined, cursor?: string) {
  if (!visitor) return { consents: [], visits: [], events: [], next: null }
  const after = cursor ? new Date(cursor) : undefined
  const until = await repo.findPageEnd(db, visitor, after, PAGE_SIZE)
  const [consents, visits, events] = await Promise.all([
    cursor ? [] : consentRepo.listOfVisitor(db, visitor),
    repo.listVisits(db, visitor, { after, until }),
    repo.listEvents(db, visitor, { after, until }),
  ])
  return { consents, visits, events, next: until?.toISOString() ?? null }
}

/** All pages as one JSON object. Pages are read while the client receives them; no transaction is open in between. */
export async function* writeMeasurements(
  ctx: Pick<Context, 'db'>,
  visitor: string | undefined,
): AsyncGenerator<string> {
  let page = await readMeasurements(ctx, visitor)
  yield `{"consents":${JSON.stringify(page.consents)},"pages":[`
  for (;;) {
    const { visits, events, next } = page
    yield JSON.stringify({ visits, events })
    if (next === null) break
    yield ','
    page = await readMeasurements(ctx, visitor, next)
  }
  yield ']}'
}

/** A withdrawal of consent, an erasure on /cookies and the deletion of an account all do this. */
export function eraseMeasurements({ db, now }: Pick<Context, 'db' | 'now'>, ...visitors: string[]): Promise<void> {
  return db.transaction(async (tx) => {
    await lockForErasure(tx)
    await erase(tx, visitors, now())
  })
}

/** Erases what withdrawals of earlier versions left. */
export async function eraseWithdrawn(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const visitors = await consentRepo.listWithdrawnVisitors(ctx.db)
  while (visitors.length > 0) await eraseMeasurements(ctx, ...visitors.splice(0, VISITORS_PER_ERASURE))
}

/** Takes the rollup lock: a concurrent rollup would insert the visits again. */
async function lockForErasure(tx: Tx): Promise<void> {
  await acquireAdvisoryLock(tx, ROLLUP_LOCK)
  await repo.lockEvents(tx)
}

async function erase(tx: Tx, visitors: string[], at: Date): Promise<void> {
  await consentRepo.eraseVisitors(tx, visitors, at)
  await repo.remove(tx, visitors)
}

/**
 * Measurements are not linked to accounts: exports and deletes those of the browser that sends the request. The export of
 * the account has the first page; a browser with more has all of it in a file of its own.
 */
export const measurementUserData: UserDataProvider = {
  name: 'measurements',
  async collect(ctx, _user, { headers }) {
    const { next, ...page } = await readMeasurements(ctx, visitorOf(headers.get('cookie')))
    return next === null ? page : { ...page, complete: `${ctx.env.origin}${OWN_FILE}` }
  },
  async lock(tx, _user, { headers }) {
    if (visitorOf(headers.get('cookie'))) await lockForErasure(tx)
  },
  async onAccountDeleted({ now }, tx, _user, { headers }) {
    const visitor = visitorOf(headers.get('cookie'))
    if (visitor) await erase(tx, [visitor], now())
  },
  cookies: ({ headers }) => (visitorOf(headers.get('cookie')) ? MEASURING_COOKIES : []),
}
