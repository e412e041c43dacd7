import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { countOne } from '#platform/server/rate-limit.ts'
import { commentErrors } from '../model/comment.errors.ts'
import { answerLetter } from './comment.mail.tsx'
import * as repo from './comment.repo.ts'
import * as letterRepo from './comment-letter.repo.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

/** Nobody's mailbox is filled by way of our comments. */
const LETTERS_A_DAY = 10

type Answer = {
  id: number
  postId: number
  replyToId: number | null
  authorId: string | null
  text: string
  toldAt: Date | null
}

/** Writes to whom a comment answers, once, from the moment it can be read. Never to oneself. */
export async function tellAnswered(ctx: Context, tx: Tx, answer: Answer): Promise<void> {
  if (answer.replyToId === null || answer.toldAt) return
  const answered = await repo.find(tx, answer.replyToId)
  if (!answered?.authorId || answered.authorId === answer.authorId) return
  const reader = await letterRepo.findReader(tx, answered.authorId)
  const post = reader && (await repo.findPostText(tx, answer.postId, reader.language))
  if (!reader || !post) return
  await repo.update(tx, answer.id, { toldAt: ctx.now() })
  if ((await countOne({ ...ctx, db: tx }, `comment-letters:${reader.id}`, 86_400)) > LETTERS_A_DAY) return

  const { origin } = ctx.env
  const token = unsubscribeToken(reader.id, keyOf(ctx))
  const at = (path: string) => origin + localizedPath(reader.language, path)
  const letter = await answerLetter({
    reader,
    title: post.title,
    text: answer.text,
    company: await getCompany({ db: tx }),
    link: at(`/blog/${answer.postId}/${post.slug}#comment-${answer.id}`),
    stop: `${at('/unsubscribe')}?token=${token}`,
    about: `comment:${answer.id}`,
  })
  await writeLetter(ctx, tx, { ...letter, token })
}

/** By the link in a letter, without signing in. */
export async function stopLetters(ctx: Context, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, keyOf(ctx))
  if (!userId || !(await letterRepo.stop(ctx.db, userId, ctx.now()))) throw commentErrors.UNSUBSCRIBE_LINK_WRONG()
}

export async function startLetters(ctx: Context, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, keyOf(ctx))
  if (!userId) throw commentErrors.UNSUBSCRIBE_LINK_WRONG()
  await letterRepo.start(ctx.db, userId)
}

export async function getLetterChoice(ctx: Context, token: string): Promise<{ isStopped: boolean }> {
  const userId = readUnsubscribeToken(token, keyOf(ctx))
  if (!userId) throw commentErrors.UNSUBSCRIBE_LINK_WRONG()
  return { isStopped: await letterRepo.isStopped(ctx.db, userId) }
}

function keyOf({ keys }: Context): Buffer {
  return keys.derive('unsubscribe')
}
