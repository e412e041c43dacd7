import { randomBytes, randomUUID } from 'node:crypto'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { consumeRateLimit, incrementCounter } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import { referenceFrom } from '../model/reference.ts'
import { contactNoticeEmail, contactReceiptEmail } from './contact.mail.tsx'
import * as repo from './message.repo.ts'

const MAX_RECEIPTS_PER_DAY = 5

type MessageSender = Pick<RequestInfo, 'address' | 'locale'>
type Receipt = { reference: string }

export async function sendMessage(ctx: Context, request: ContactRequest, sender: MessageSender): Promise<Receipt> {
  if (!request.homepage) await requireCaptcha(ctx, request.captcha)
  return sendPlainMessage(ctx, request, sender)
}

/** Without JavaScript there is no captcha; the honeypot and the rate limit still apply. */
export async function sendPlainMessage(
  ctx: Context,
  { title, message, email, homepage }: ContactRequest,
  { address, locale }: MessageSender,
): Promise<Receipt> {
  // Filled honeypot: the response looks like success, and nothing is stored.
  if (homepage) return { reference: newReference() }
  await consumeRateLimit(ctx, { key: `contact:${address}`, max: 5, seconds: HOUR_SECONDS })
  // The address is unverified: limit receipts, so that the form cannot flood another person's mailbox.
  const receipts = await incrementCounter(ctx, `contact-receipt:${email.toLowerCase()}`, DAY_SECONDS)
  // The message and its emails are written in one transaction, so a failing mail server loses nothing.
  return ctx.db.transaction(async (tx) => {
    const createdAt = ctx.now()
    const stored = await insertWithReference(tx, { id: randomUUID(), title, message, email, locale, createdAt })
    const company = await getCompany({ db: tx })
    const about = { ...stored, company, origin: ctx.env.origin }
    for (const owner of await findOwnerRecipients(tx, company))
      await queueEmail(ctx, tx, await contactNoticeEmail(owner, about))
    if (receipts <= MAX_RECEIPTS_PER_DAY) await queueEmail(ctx, tx, await contactReceiptEmail(about))
    return { reference: stored.reference }
  })
}

async function insertWithReference(tx: Tx, message: Omit<repo.NewMessage, 'reference'>) {
  for (;;) {
    const stored = { ...message, reference: newReference() }
    if (await repo.insert(tx, stored)) return stored
  }
}

function newReference(): string {
  return referenceFrom(randomBytes(6))
}
