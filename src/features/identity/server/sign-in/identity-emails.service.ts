import { type EmailDraft, queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { safeNext } from '../../model/safe-next.ts'
import { joinAuthTransaction } from '../auth/auth-transaction.service.ts'
import { createVerificationToken } from '../auth/verification-token.service.ts'
import { type AccountChange, linkEmail } from '../identity.mail.tsx'
import * as userRepo from '../users/user.repo.ts'
import * as registrationRepo from './registration.repo.ts'

/** In minutes: how long a link in an email is valid, and until when that email may still be sent. */
export const LINK_LIFETIME_MINUTES = { verification: 24 * 60, reset: 60, emailLink: 15 } as const

/** Each link opens a page with a button, so that mail scanners do not consume it. */
const LINK_PAGES = { verification: '/verify-email', reset: '/reset-password', emailLink: '/login' } as const

/** Earlier verification links are not valid any more. */
export async function sendVerification(ctx: Context, email: string): Promise<void> {
  const token = await createVerificationToken(ctx, email, LINK_LIFETIME_MINUTES.verification)
  await sendLink(ctx, 'verification', email, token)
}

export function sendLink(ctx: Context, kind: keyof typeof LINK_PAGES, idOrEmail: string, token: string): Promise<void> {
  return joinAuthTransaction(ctx, async ({ tx, next }) => {
    const user = idOrEmail.includes('@')
      ? await userRepo.findByEmail(tx, idOrEmail)
      : await userRepo.findById(tx, idOrEmail)
    if (!user) return
    const locale = visibleLocale(ctx.languages.current(), user.language)
    const search = new URLSearchParams({ token, ...nextParam(next) })
    const url = `${ctx.env.origin}${localizedPath(locale, LINK_PAGES[kind])}?${search}`
    const draft = await linkEmail(kind, { db: tx, locale, user, company: await getCompany({ db: tx }), url })
    const validUntil = new Date(ctx.now().getTime() + LINK_LIFETIME_MINUTES[kind] * MINUTE_MS)
    await queueEmail(ctx, tx, { ...draft, tokens: [token], validUntil })
    if (kind !== 'emailLink') await registrationRepo.saveNewestLink(tx, user.id, token)
  })
}

/** The email may be opened in another tab or on another device, so the link carries `next`. */
function nextParam(next: string | undefined): { next?: string } {
  const safe = safeNext(next)
  return safe === '/' ? {} : { next: safe }
}

export type NoticeRecipient = { email: string; firstName: string; language: Locale }

/** Notifies a user of a change to the account, in the transaction of that change. */
export async function queueAccountNotice(
  ctx: Context,
  tx: Tx,
  user: NoticeRecipient,
  createEmail: (change: AccountChange) => Promise<EmailDraft>,
): Promise<void> {
  const company = await getCompany({ db: tx })
  const locale = visibleLocale(ctx.languages.current(), user.language)
  const change = { db: tx, locale, user, company, at: ctx.now(), origin: ctx.env.origin }
  await queueEmail(ctx, tx, await createEmail(change))
}
