import { createHash } from 'node:crypto'
import { HOUR_SECONDS, MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { moderationErrors } from '../model/moderation.errors.ts'
import type { TextKey } from '../model/moderation.schema.ts'
import { spamScore, train } from '../model/spam-classifier.ts'
import { hasLink, normalizeText, suspicionOf } from '../model/suspicion.ts'
import { type Suspicion, type TextState, wasModerated } from '../model/text-state.ts'
import * as repo from './moderation.repo.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

const MAX_TEXTS_PER_HOUR = 40
const HISTORY_WINDOW_MS = 10 * MINUTE_MS
/** Examples per class; the classifier is trained for every submitted text, so the number is limited. */
const TRAINING_LIMIT = 150

/** Checks mute and rate limit. Not inside a transaction: it uses a connection of its own. */
export async function requireWriteAllowed(ctx: Context, user: User): Promise<void> {
  if (await decisionRepo.findMute(ctx.db, user.id)) throw moderationErrors.MUTED()
  await consumeRateLimit(ctx, { key: `texts:${user.id}`, max: MAX_TEXTS_PER_HOUR, seconds: HOUR_SECONDS })
}

export async function getMuteStatus({ db }: Pick<Context, 'db'>, user: User) {
  const mute = await decisionRepo.findMute(db, user.id)
  return { muted: mute ? { reason: mute.reason, at: mute.at.toISOString() } : null }
}

type Submission = TextKey & {
  author: User
  text: string
  /** The path of the page that shows it. */
  path: string
}

/** Call it in the transaction that writes the text. Only `visible` texts may be published. */
export async function submitText({ now }: Pick<Context, 'now'>, tx: Tx, submission: Submission): Promise<TextState> {
  const { kind, id, author, text, path } = submission
  const before = await repo.find(tx, { kind, id })
  const fingerprint = fingerprintOf(text)
  const { state, suspicion } = await resolveInitialState(tx, submission, fingerprint, before, now())
  await repo.save(tx, {
    kind,
    id,
    authorId: author.id,
    text,
    path,
    fingerprint,
    hasLink: hasLink(text),
    state,
    suspicion,
    writtenAt: now(),
    // An edit resets earlier decisions.
    reason: null,
    decidedAt: null,
    decisionId: null,
    ownerNotifiedAt: null,
  })
  return state
}

type TrustedText = Omit<Submission, 'author'> & { authorId: string | null; writtenAt: Date }

/** For demo content: no checks, but it can be reported and hidden. */
export async function registerTrustedText(tx: Tx, trusted: TrustedText): Promise<void> {
  const derived = { fingerprint: fingerprintOf(trusted.text), hasLink: hasLink(trusted.text) }
  await repo.insertIfMissing(tx, { ...trusted, ...derived, state: 'visible' })
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(normalizeText(text)).digest('base64url')
}

async function resolveInitialState(
  tx: Tx,
  { kind, id, author, text }: Submission,
  fingerprint: string,
  before: repo.TextRow | undefined,
  now: Date,
): Promise<{ state: TextState; suspicion: Suspicion | null }> {
  // Editing a removed text does not publish it again.
  if (before && before.state !== 'visible') return { state: 'waiting', suspicion: 'edited' }
  if (author.role === 'ADMIN') return { state: 'visible', suspicion: null }
  if (!before && (await decisionRepo.hasWithdrawn(tx, author.id, kind))) return { state: 'waiting', suspicion: 'again' }
  const since = new Date(now.getTime() - HISTORY_WINDOW_MS)
  const history = await repo.loadAuthorHistory(tx, { kind, id }, { authorId: author.id, fingerprint, since })
  const suspicion = suspicionOf(text, history, spamScore(await trainClassifier(tx), text), now)
  if (!suspicion) return { state: 'visible', suspicion }
  return { state: suspicion === 'classifier' ? 'spam' : 'waiting', suspicion }
}

async function trainClassifier(db: Db) {
  const spam = await repo.listDecidedTexts(db, 'spam', TRAINING_LIMIT)
  const wanted = await repo.listDecidedTexts(db, 'visible', TRAINING_LIMIT)
  return train([
    ...spam.map(({ text }) => ({ text, isSpam: true })),
    ...wanted.map(({ text }) => ({ text, isSpam: false })),
  ])
}

/** Deleted by the author. If an admin had removed it, the next text of the author waits for review. */
export async function removeModeratedText({ now }: Pick<Context, 'now'>, tx: Tx, key: TextKey): Promise<void> {
  const text = await repo.find(tx, key)
  if (text?.authorId && wasModerated(text))
    await decisionRepo.insertWithdrawal(tx, { userId: text.authorId, kind: key.kind, at: now() })
  await removeModeratedTexts(tx, key.kind, [key.id])
}

/** `authorIds`: a LIKE pattern. */
export async function removeModeratedTextsByAuthorLike(tx: Tx, authorIds: string): Promise<void> {
  for (const { kind, id } of await repo.listByAuthorsLike(tx, authorIds)) await removeModeratedTexts(tx, kind, [id])
}

/** Deletes texts with their reports and decisions, in batches. */
export async function removeModeratedTexts(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 1000) {
    const batch = ids.slice(from, from + 1000)
    await repo.removeTexts(tx, kind, batch)
    await decisionRepo.removeReportsAndDecisions(tx, kind, batch)
  }
}

export async function getModerationState({ db }: Pick<Context, 'db'>, key: TextKey) {
  const row = await repo.find(db, key)
  return { state: row?.state ?? ('visible' as const), reason: row?.reason ?? null }
}
