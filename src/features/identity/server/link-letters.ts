import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { LINK_LIFETIME } from '../model/link-lifetime.ts'
import { safeNext } from '../model/next.ts'
import { withinCall } from './auth-transaction.ts'
import { emailLinkLetter, resetLetter, verificationLetter } from './identity.mail.tsx'
import * as userRepo from './user.repo.ts'

/** Letters that Better Auth asks for. Each leads to a page with a button, so that a scanner of mail uses nothing up. */
export const sendVerification = letterTo('/verify-email', verificationLetter, LINK_LIFETIME.verification)
export const sendReset = letterTo('/reset-password', resetLetter, LINK_LIFETIME.reset)
export const sendEmailLink = letterTo('/login', emailLinkLetter, LINK_LIFETIME.emailLink)

type Write = typeof verificationLetter

function letterTo(page: string, write: Write, lifetime: number) {
  return (ctx: Context, idOrEmail: string, token: string): Promise<void> =>
    withinCall(ctx, async ({ tx, next }) => {
      const user = idOrEmail.includes('@')
        ? await userRepo.findByEmail(tx, idOrEmail)
        : await userRepo.findById(tx, idOrEmail)
      if (!user) return
      const locale = user.language
      const search = new URLSearchParams({ token, ...wayOn(next) })
      const url = `${ctx.env.origin}${localizedPath(locale, page)}?${search}`
      const letter = await write({ locale, user, company: await getCompany({ db: tx }), url })
      const validUntil = new Date(ctx.now().getTime() + lifetime * 60_000)
      await writeLetter(ctx, tx, { ...letter, token, validUntil })
    })
}

/** The letter may be read in another tab or on another device: it takes along where its reader was going. */
function wayOn(next: string | undefined): { next?: string } {
  const safe = safeNext(next)
  return safe === '/' ? {} : { next: safe }
}
