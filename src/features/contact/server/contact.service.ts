import { randomBytes, randomUUID } from 'node:crypto'
import type { Caller } from '#features/identity/server/caller.ts'
import { requireCaptcha } from '#features/identity/server/captcha.service.ts'
import { ownersOf } from '#features/identity/server/owners.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { countOne, spend } from '#platform/server/rate-limit.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import { referenceFrom } from '../model/reference.ts'
import { noticeLetter, receiptLetter } from './contact.mail.tsx'
import * as repo from './message.repo.ts'

const HOUR = 3600
const RECEIPTS_A_DAY = 5

type Sender = Pick<Caller, 'address' | 'locale'>
type Receipt = { reference: string }

export async function sendMessage(ctx: Context, request: ContactRequest, sender: Sender): Promise<Receipt> {
  if (request.homepage) return pretend()
  await requireCaptcha(ctx, request.captcha)
  await spendOne(ctx, sender)
  return receive(ctx, request, sender)
}

/** A browser without script cannot prove work; the trap and the limit are for it too. */
export async function sendPlainMessage(ctx: Context, request: ContactRequest, sender: Sender): Promise<Receipt> {
  if (request.homepage) return pretend()
  await spendOne(ctx, sender)
  return receive(ctx, request, sender)
}

/** Somebody filled in the field that no person sees. It learns nothing from us, and nothing is kept. */
function pretend(): Receipt {
  return { reference: newReference() }
}

function spendOne(ctx: Context, { address }: Sender): Promise<void> {
  return spend(ctx, { key: `contact:${address}`, max: 5, seconds: HOUR })
}

/** Stored first; the letters are written by the same transaction, so whatever becomes of the mail, nothing is lost. */
async function receive(ctx: Context, request: ContactRequest, { locale }: Sender): Promise<Receipt> {
  // Anybody can give anybody's address: nobody's mailbox is filled by way of ours.
  const receipts = await countOne(ctx, `contact-receipt:${request.email.toLowerCase()}`, 24 * HOUR)
  return ctx.db.transaction(async (tx) => {
    const { title, message, email } = request
    const stored = await store(tx, { id: randomUUID(), title, message, email, locale, createdAt: ctx.now() })
    const company = await getCompany({ db: tx })
    const about = { ...stored, company, origin: ctx.env.origin }
    for (const owner of await ownersOf(tx, company)) await writeLetter(ctx, tx, await noticeLetter(owner, about))
    if (receipts <= RECEIPTS_A_DAY) await writeLetter(ctx, tx, await receiptLetter(about))
    return { reference: stored.reference }
  })
}

async function store(tx: Tx, message: Omit<repo.NewMessage, 'reference'>) {
  for (;;) {
    const stored = { ...message, reference: newReference() }
    if (await repo.insert(tx, stored)) return stored
  }
}

function newReference(): string {
  return referenceFrom(randomBytes(6))
}
