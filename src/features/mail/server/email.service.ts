import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { getEmailLook } from '#features/look/server/email-look.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { EmailAttachment } from '../model/email.ts'
import { deliverEmails } from './delivery/email.jobs.ts'
import * as repo from './email.repo.ts'
import { encryptTokens } from './email-token.service.ts'
import { hasMailServer } from './mail-server.service.ts'
import { renderEmail } from './render-email.service.ts'

export type EmailDraft = {
  /** Kind of email, as `slice.name`: `identity.verification`. */
  kind: string
  locale: Locale
  to: { address: string; name?: string }
  subject: string
  /** Built from `email-parts.mail.tsx`. */
  body: ReactElement
  replyTo?: string
  attachments?: EmailAttachment[]
  headers?: Record<string, string>
  /** Subject of the email, as `slice:id`. */
  about?: string
  /** Not sent after this. */
  validUntil?: Date
  /** The tokens in its links, which are stored encrypted. Everything else is stored in clear. */
  tokens?: readonly string[]
}

/** Called in the transaction of the change: the email is sent if and only if it commits. Returns the id. */
export async function queueEmail(
  { now, enqueue, env, keys }: Pick<Context, 'now' | 'enqueue' | 'env' | 'keys'>,
  tx: Tx,
  { to, body, headers = {}, tokens, ...draft }: EmailDraft,
): Promise<string> {
  const id = randomUUID()
  const content = { ...renderEmail(body, await getEmailLook({ db: tx, env })), headers }
  const isSendable = await hasMailServer({ db: tx, env })
  await repo.insert(tx, {
    id,
    ...draft,
    toAddress: to.address,
    toName: to.name ?? '',
    ...(tokens ? encryptTokens(keys, id, content, tokens) : content),
    status: isSendable ? 'queued' : 'unsent',
    createdAt: now(),
    dueAt: now(),
  })
  if (isSendable) await enqueue(tx, deliverEmails, {})
  return id
}
