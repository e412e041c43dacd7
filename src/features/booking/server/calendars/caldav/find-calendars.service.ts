import { createAccount, propfind } from 'tsdav'
import type { CaldavLogin, FoundCalendars } from '../../../model/calendars/own-calendar.schema.ts'
import { CalendarFailure } from '../calendar-client.service.ts'
import { type CaldavContext, type CaldavSession, openCaldavSession } from './caldav-session.service.ts'

/** Shorter than that of an API call, so that the owner reads the reason. */
const SEARCH_TIMEOUT_MS = 8000

type Found = FoundCalendars['calendars']

/** The calendars of a user, from the address of the server, of the account, or of one calendar. */
export async function findCalendars(ctx: CaldavContext, login: CaldavLogin): Promise<FoundCalendars> {
  const session = openCaldavSession(ctx, login, SEARCH_TIMEOUT_MS)
  try {
    const calendars = (await findItself(session, login)) ?? (await findOfAccount(session, login))
    return calendars.length > 0 ? { calendars, error: null } : { calendars, error: 'noCalendar' }
  } catch (error) {
    if (error instanceof CalendarFailure) return { calendars: [], error: error.reason }
    throw error
  } finally {
    session.close()
  }
}

/** If the address is already that of a calendar. */
async function findItself({ fetch }: CaldavSession, { address }: CaldavLogin): Promise<Found | undefined> {
  const props = { 'd:resourcetype': {}, 'd:displayname': {} }
  const [found] = await propfind({ url: address, props, depth: '0', fetch })
  // Other failures: many servers answer only at the address that the search finds.
  if (found?.status === 401) throw new CalendarFailure('login')
  if (!found?.ok || !('calendar' in (found.props?.resourcetype ?? {}))) return undefined
  return [{ address, name: nameOf(found.props?.displayname, address) }]
}

async function findOfAccount(session: CaldavSession, login: CaldavLogin): Promise<Found> {
  const account = await createAccount({
    account: { serverUrl: login.address, accountType: 'caldav' },
    loadCollections: true,
    fetch: session.fetch,
  }).catch(() => undefined)
  if (!account) throw session.failure ?? new CalendarFailure('notCaldav')
  return (account.calendars ?? [])
    .filter(({ components }) => !components?.length || components.includes('VEVENT'))
    .map(({ url, displayName }) => ({ address: url, name: nameOf(displayName, url) }))
}

/** A name is optional, and a number for `tsdav` if it consists of digits. */
function nameOf(displayName: unknown, address: string): string {
  const name = typeof displayName === 'string' || typeof displayName === 'number' ? String(displayName).trim() : ''
  const [last = ''] = new URL(address).pathname.split('/').filter(Boolean).slice(-1)
  return name || last
}
