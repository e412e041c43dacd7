import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { LINK_LIFETIME_MINUTES } from '../../model/link-lifetime.ts'
import { safeNext } from '../../model/safe-next.ts'
import { joinAuthTransaction } from '../auth/auth-transaction.service.ts'
import { resetEmail, signInLinkEmail, verificationEmail } from '../identity.mail.tsx'
import * as userRepo from '../users/user.repo.ts'

/** Emails requested by Better Auth. Each link opens a page with a button, so that mail scanners do not consume it. */
export const sendVerification = linkEmailSender('/verify-email', verificationEmail, LINK_LIFETIME_MINUTES.verification)
export const sendReset = linkEmailSender('/reset-password', resetEmail, LINK_LIFETIME_MINUTES.reset)
export const sendEmailLink = linkEmailSender('/login', signInLinkEmail, LINK_LIFETIME_MINUTES.emailLink)

type CreateLinkEmail = typeof verificationEmail

function linkEmailSender(page: string, createEmail: CreateLinkEmail, lifetime: number) {
  return (ctx: Context, idOrEmail: string, token: string): Promise<void> =>
    joinAuthTransaction(ctx, async ({ tx, next }) => {
      const user = idOrEmail.includes('@')
        ? await userRepo.findByEmail(tx, idOrEmail)
        : await userRepo.findById(tx, idOrEmail)
      if (!user) return
      const locale = user.language
      const search = new URLSearchParams({ token, ...nextParam(next) })
      const url = `${ctx.env.origin}${localizedPath(locale, page)}?${search}`
      const draft = await createEmail({ locale, user, company: await getCompany({ db: tx }), url })
      const validUntil = new Date(ctx.now().getTime() + lifetime * 60_000)
      await queueEmail(ctx, tx, { ...draft, token, validUntil })
    })
}

/** The email may be opened in another tab or on another device, so the link carries `next`. */
function nextParam(next: string | undefined): { next?: string } {
  const safe = safeNext(next)
  return safe === '/' ? {} : { next: safe }
}
