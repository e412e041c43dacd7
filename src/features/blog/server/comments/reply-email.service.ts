import { createHmac } from 'node:crypto'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import { localizedPath } from '#kernel/locale.ts'
import { DAY_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { incrementCounter } from '#platform/server/rate-limit.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import { replyEmail } from './comment.mail.tsx'
import * as repo from './comment.repo.ts'
import * as subscriptionRepo from './reply-subscription.repo.ts'

/** Keeps comments from being used to flood a mailbox. */
const MAX_EMAILS_PER_DAY = 10

/** Notifies the author of the comment replied to: once, when the reply becomes visible, and not about own replies. */
export async function notifyRepliedAuthor(ctx: Context, tx: Tx, reply: repo.CommentRow): Promise<void> {
  if (reply.replyToId === null || reply.notifiedAt) return
  const parent = await repo.find(tx, reply.replyToId)
  if (!parent?.authorId || parent.authorId === reply.authorId) return
  const found = await subscriptionRepo.findSubscribedUser(tx, parent.authorId)
  const reader = found && { ...found, language: visibleLocale(ctx.languages.current(), found.language) }
  const post = reader && (await repo.findPostText(tx, reply.postId, reader.language))
  if (!reader || !post) return
  await repo.update(tx, reply.id, { notifiedAt: ctx.now() })
  if ((await incrementCounter({ ...ctx, db: tx }, `reply-emails:${reader.id}`, DAY_SECONDS)) > MAX_EMAILS_PER_DAY)
    return

  const { origin } = ctx.env
  const token = createUnsubscribeToken(reader.id, unsubscribeKey(ctx))
  const at = (path: string) => origin + localizedPath(reader.language, path)
  const email = await replyEmail({
    db: tx,
    reader,
    title: post.title,
    text: reply.text,
    company: await getCompany({ db: tx }),
    link: at(`/blog/${reply.postId}/${post.slug}#comment-${reply.id}`),
    stop: `${at('/unsubscribe')}?token=${token}`,
    about: `comment:${reply.id}`,
  })
  await queueEmail(ctx, tx, { ...email, tokens: [token] })
}

/** Authenticated by the signed token in the email, without a session. */
export async function unsubscribeFromReplies(ctx: Context, token: string): Promise<void> {
  if (!(await subscriptionRepo.unsubscribe(ctx.db, requireUserId(ctx, token), ctx.now())))
    throw commentErrors.UNSUBSCRIBE_LINK_WRONG()
}

export async function resubscribeToReplies(ctx: Context, token: string): Promise<void> {
  await subscriptionRepo.resubscribe(ctx.db, requireUserId(ctx, token))
}

export async function getReplySubscription(ctx: Context, token: string): Promise<{ isStopped: boolean }> {
  return { isStopped: await subscriptionRepo.isUnsubscribed(ctx.db, requireUserId(ctx, token)) }
}

function requireUserId(ctx: Context, token: string): string {
  const userId = verifyUnsubscribeToken(token, unsubscribeKey(ctx))
  if (!userId) throw commentErrors.UNSUBSCRIBE_LINK_WRONG()
  return userId
}

function unsubscribeKey({ keys }: Context): Buffer {
  return keys.derive('unsubscribe')
}

/**
 * Signed token (HMAC) of the unsubscribe link. It needs no session, does not expire, and only changes the reply
 * subscription.
 */
export function createUnsubscribeToken(userId: string, key: Uint8Array): string {
  // The signed text is part of links in sent emails: it keeps its first name.
  const signature = createHmac('sha256', key).update(`comment-letters:${userId}`).digest('base64url')
  return `${Buffer.from(userId).toString('base64url')}.${signature}`
}

export function verifyUnsubscribeToken(token: string, key: Uint8Array): string | undefined {
  const [encoded = ''] = token.split('.')
  const userId = Buffer.from(encoded, 'base64url').toString()
  return isSameSecret(token, createUnsubscribeToken(userId, key)) ? userId : undefined
}
