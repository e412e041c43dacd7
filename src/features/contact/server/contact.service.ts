import { randomBytes, randomUUID } from 'node:crypto'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { consumeRateLimit, incrementCounter, refundRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import { referenceFrom } from '../model/reference.ts'
import { requireNetworkQuota } from './confirmation.service.ts'
import { contactNoticeEmail, contactReceiptEmail } from './contact.mail.tsx'
import { readMessage } from './contact-form.service.ts'
import * as repo from './message.repo.ts'

const MAX_RECEIPTS_PER_DAY = 5

type MessageSender = Pick<RequestInfo, 'address' | 'locale'>
type Receipt = { reference: string }

export async function sendMessage(ctx: Context, request: ContactRequest, sender: MessageSender): Promise<Receipt> {
  if (request.homepage) return discardMessage()
  const message = await readMessage(ctx, request)
  await requireCaptcha(ctx, request.captcha)
  await consumeRateLimit(ctx, addressLimit(sender))
  return storeMessage(ctx, message, sender)
}

/** Without JavaScript there is no captcha: a network with many messages has to confirm each one. */
export async function sendPlainMessage(
  ctx: Context,
  request: ContactRequest,
  sender: MessageSender & Pick<RequestInfo, 'network'>,
  confirmation: string,
): Promise<Receipt> {
  if (request.homepage) return discardMessage()
  const message = await readMessage(ctx, request)
  const limit = addressLimit(sender)
  await consumeRateLimit(ctx, limit)
  try {
    await requireNetworkQuota(ctx, sender.network, confirmation)
  } catch (refusal) {
    await refundRateLimit(ctx, limit.key)
    throw refusal
  }
  return storeMessage(ctx, message, sender)
}

function addressLimit({ address }: MessageSender) {
  return { key: `contact:${address}`, max: 5, seconds: HOUR_SECONDS }
}

/** Filled honeypot: the response looks like success, and nothing is stored. */
function discardMessage(): Receipt {
  return { reference: newReference() }
}

async function storeMessage(
  ctx: Context,
  typed: Awaited<ReturnType<typeof readMessage>>,
  { locale }: MessageSender,
): Promise<Receipt> {
  // The address is unverified: limit receipts, so that the form cannot flood another person's mailbox.
  const receipts = await incrementCounter(ctx, `contact-receipt:${typed.email.toLowerCase()}`, DAY_SECONDS)
  // The message and its emails are written in one transaction, so a failing mail server loses nothing.
  return ctx.db.transaction(async (tx) => {
    const createdAt = ctx.now()
    const stored = await insertWithReference(tx, { id: randomUUID(), ...typed, locale, createdAt })
    const company = await getCompany({ db: tx })
    const about = { ...stored, db: tx, company, origin: ctx.env.origin }
    for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, company))
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
