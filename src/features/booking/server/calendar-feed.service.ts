import { randomBytes } from 'node:crypto'
import { answerLines } from '#features/form-questions/model/answers.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { decrypt, encrypt, isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { Appointment } from '../model/appointment.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import { placeOf, subjectName } from '../model/subjects/subject.ts'
import * as repo from './appointments/appointment.repo.ts'
import { type BookingConfig, loadBookingConfig } from './availability/availability.service.ts'
import { loadMailTexts } from './booking.mail.tsx'
import { type FeedEntry, renderIcsFeed } from './invite.view.ts'

/** A row of the settings table that is not a settings subject: the settings API does not expose it. */
const FEED_KEY = 'booking.feed'
const KEY_PURPOSE = 'calendar-feed'
const DAYS_BACK = 90

/** The token grants read access. `userId`: the admin who created the URL; the feed is in their language. */
type Feed = { token: string; userId?: string | undefined }
/** The token is stored encrypted, so that a database copy does not reveal the URL. */
type StoredFeed = { encryptedToken: string; userId?: string | undefined }

/** Creates the feed on first use, and again if the secret key was changed and the token cannot be decrypted. */
export async function getFeed(ctx: Context, admin: User) {
  const { db, now, env } = ctx
  await settings.saveIfMissing(db, FEED_KEY, encryptFeed(ctx, newFeed(admin)), now())
  const feed = await findFeed(ctx)
  return feed ? { url: feedUrl(env.origin, feed.token) } : renewFeed(ctx, admin)
}

export function renewFeed(ctx: Context, admin: User) {
  const { db, now, env } = ctx
  return db.transaction(async (tx) => {
    const feed = newFeed(admin)
    await settings.save(tx, FEED_KEY, encryptFeed(ctx, feed), now())
    await journal.record(tx, { at: now(), actor: admin, action: 'feed.renewed', subject: 'booking' })
    return { url: feedUrl(env.origin, feed.token) }
  })
}

/** Runs at startup: earlier versions stored the token in plain text. */
export async function encryptFeedToken(ctx: Pick<Context, 'db' | 'keys' | 'now'>): Promise<void> {
  const stored = (await settings.findValue(ctx.db, FEED_KEY)) as Feed | StoredFeed | undefined
  if (stored && 'token' in stored) await settings.save(ctx.db, FEED_KEY, encryptFeed(ctx, stored), ctx.now())
}

function encryptFeed({ keys }: Pick<Context, 'keys'>, { token, userId }: Feed): StoredFeed {
  return { encryptedToken: encrypt(keys.derive(KEY_PURPOSE), token, FEED_KEY), userId }
}

async function findFeed({ db, keys }: Pick<Context, 'db' | 'keys'>): Promise<Feed | undefined> {
  const stored = (await settings.findValue(db, FEED_KEY)) as StoredFeed | undefined
  const token = stored && decrypt(keys.derive(KEY_PURPOSE), stored.encryptedToken, FEED_KEY)
  return token === undefined ? undefined : { token, userId: stored?.userId }
}

export async function readFeed(ctx: Context, givenToken: string): Promise<string> {
  const { db, now, env } = ctx
  const feed = await findFeed(ctx)
  if (!feed || !isSameSecret(givenToken.replace(/\.ics$/, ''), feed.token)) throw bookingErrors.FEED_NOT_FOUND()
  const config = await loadBookingConfig(db)
  const { company } = config
  // The current language of the admin, or the default if the account was deleted.
  const admin = feed.userId === undefined ? undefined : await userRepo.findById(db, feed.userId)
  const locale = visibleLocale(ctx.languages.current(), admin?.language)
  const t = await loadMailTexts(locale)
  const rows = await repo.listApproved(db, new Date(now().getTime() - DAYS_BACK * DAY_MS))
  const entries = rows.map((appointment) => describeForOwner(appointment, config, t, locale))
  const name = t('invite.feed', { company: company.name })
  return renderIcsFeed({ entries, company, name, locale, origin: env.origin, now: now() })
}

/** How the owner sees an appointment in a calendar. */
export function describeForOwner(
  appointment: Appointment,
  config: BookingConfig,
  t: Awaited<ReturnType<typeof loadMailTexts>>,
  locale: Locale,
): FeedEntry {
  const { name, email, comments, answers, requestType } = appointment
  const summary = t('invite.entry', {
    name: name || t('invite.nobody'),
    type: subjectName(config, requestType, locale),
  })
  const description = [email, comments, answerLines(answers, locale).join('\n')].filter(Boolean).join('\n\n')
  return { appointment, summary, description, location: placeOf(config, appointment, locale) }
}

function newFeed({ id }: User): Feed {
  return { token: randomBytes(32).toString('base64url'), userId: id }
}

function feedUrl(origin: string, token: string): string {
  return `${origin}/api/booking/feed/${token}.ics`
}
