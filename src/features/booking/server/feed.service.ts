import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { FALLBACK } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import * as repo from './appointment.repo.ts'
import { wordsIn } from './booking.mail.tsx'
import { readHouse } from './desk.service.ts'
import { writeFeed } from './invite.ts'

/** No subject of the settings, but a row beside them: nobody reads or changes it there. */
const KEY = 'booking.feed'
const DAYS_BACK = 90

const newToken = () => randomBytes(32).toString('base64url')

/** The address of the owner's calendar. Whoever knows it can read it. */
export async function getFeed({ db, now, env }: Context) {
  await settings.saveOnce(db, KEY, { token: newToken() }, now())
  const { token } = (await settings.find(db, KEY)) as { token: string }
  return { url: addressOf(env.origin, token) }
}

export function renewFeed({ db, now, env }: Context, admin: User) {
  return db.transaction(async (tx) => {
    const token = newToken()
    await settings.save(tx, KEY, { token }, now())
    await journal.record(tx, { at: now(), actor: admin, action: 'feed.renewed', subject: 'booking' })
    return { url: addressOf(env.origin, token) }
  })
}

export async function readFeed({ db, now, env }: Context, given: string): Promise<string> {
  const { token = '' } = ((await settings.find(db, KEY)) ?? {}) as { token?: string }
  if (!isSame(given.replace(/\.ics$/, ''), token)) throw bookingErrors.FEED_NOT_FOUND()
  const { company } = await readHouse(db)
  const t = await wordsIn(FALLBACK)
  const rows = await repo.listApproved(db, new Date(now().getTime() - DAYS_BACK * 86_400_000))
  const entries = rows.map((appointment) => {
    const { name, email, comments, requestType } = appointment
    const summary = `${name || t('invite.nobody')}: ${t(`type.${requestType}`)}`
    return { appointment, summary, description: [email, comments].filter(Boolean).join('\n\n') }
  })
  const name = t('invite.feed', { company: company.name })
  return writeFeed({ entries, company, name, origin: env.origin, now: now() })
}

function addressOf(origin: string, token: string): string {
  return `${origin}/api/booking/feed/${token}.ics`
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
