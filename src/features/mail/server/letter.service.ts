import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Attachment } from '../model/letter.ts'
import { deliverLetters } from './letter.jobs.ts'
import * as repo from './letter.repo.ts'
import { encryptToken } from './letter-token.ts'
import { renderLetter } from './render-letter.ts'

export type LetterDraft = {
  /** What kind of letter it is, as `slice.name`: `identity.verification`. */
  kind: string
  locale: Locale
  to: { address: string; name?: string }
  subject: string
  /** Built from `letter-parts.tsx`. */
  body: ReactElement
  replyTo?: string
  attachments?: Attachment[]
  headers?: Record<string, string>
  /** What it is about, as `slice:id`. */
  about?: string
  /** Not sent after this. */
  validUntil?: Date
  /** The token in its links. It is stored encrypted; all else is stored in clear. */
  token?: string
}

/** Part of the change it tells of: the letter goes out if and only if the transaction stands. Returns its id. */
export async function writeLetter(
  { now, enqueue, env, keys }: Pick<Context, 'now' | 'enqueue' | 'env' | 'keys'>,
  tx: Tx,
  { kind, locale, to, subject, body, replyTo, attachments, headers = {}, about, validUntil, token }: LetterDraft,
): Promise<string> {
  const id = randomUUID()
  const content = { ...renderLetter(body), headers }
  await repo.insert(tx, {
    id,
    kind,
    locale,
    toAddress: to.address,
    toName: to.name ?? '',
    replyTo,
    subject,
    ...(token ? encryptToken(keys, id, content, token) : content),
    attachments,
    about,
    validUntil,
    status: env.SMTP_URL ? 'queued' : 'kept',
    createdAt: now(),
    dueAt: now(),
  })
  if (env.SMTP_URL) await enqueue(tx, deliverLetters, {})
  return id
}
