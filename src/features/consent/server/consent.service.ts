import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { getStoredSetting } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { readPublicTexts } from '#platform/server/public-texts.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { type ConsentQuestion, DIALOG_TEXTS, questionOf } from '../content/dialog.ts'
import { consentErrors } from '../model/consent.errors.ts'
import { type Choices, CONSENT_PROOF_YEARS, CONSENT_VERSION, type Consent } from '../model/consent.ts'
import { type Measurement, measurementSetting } from '../model/measurement.schema.ts'
import * as repo from './consent.repo.ts'

/** Withdraws the consent of an identifier, erases what was measured under it, and clears it in its records. */
export type EraseVisitor = (ctx: Context, visitor: string) => Promise<void>

type ConsentAnswer = {
  choices: Omit<Choices, 'essential'>
  locale: Locale
  address: string
  /** Of the question that was answered. */
  askedSince: string | undefined
  /** The identifier cookie that the browser already has. */
  visitor: string | undefined
}

/**
 * What the question depends on. `askedSince` is set with a measurement ID, which asks every visitor again: Google is a
 * new recipient of analytics data and the only use of marketing.
 */
export async function getQuestion(ctx: Pick<Context, 'db'>): Promise<Measurement & { askedSince?: string }> {
  const { value: measurement, updatedAt } = await getStoredSetting(ctx, measurementSetting)
  return measurement.measurementId && updatedAt ? { ...measurement, askedSince: updatedAt } : measurement
}

/** The words of the dialog. */
export async function readQuestion(
  ctx: Pick<Context, 'db'>,
  locale: Locale,
  measurement: Measurement,
): Promise<ConsentQuestion> {
  return questionOf(await readPublicTexts(ctx, locale, 'consent-dialog', DIALOG_TEXTS[locale]), measurement)
}

/**
 * Stores the proof, with the question that was asked; the answer to an earlier question is refused. Returns the values of
 * the cookies: the answer, and the identifier if analytics is allowed. A refusal erases what was measured, before the
 * response deletes the identifier: if that fails, the answer is not stored and the identifier stays.
 */
export async function recordConsent(
  ctx: Context,
  eraseVisitor: EraseVisitor,
  { choices, locale, address, askedSince, visitor: known }: ConsentAnswer,
) {
  await consumeRateLimit(ctx, { key: `consent:${address}`, max: 120, seconds: HOUR_SECONDS })
  const at = ctx.now()
  const question = await getQuestion(ctx)
  if (askedSince !== question.askedSince) throw consentErrors.CONSENT_QUESTION_CHANGED()
  const visitor = choices.analytics ? (known ?? randomBytes(16).toString('base64url')) : null
  if (known && !choices.analytics) await eraseVisitor(ctx, known)
  await ctx.db.transaction(async (tx) => {
    const texts = JSON.stringify(await readQuestion({ db: tx }, locale, question))
    const textHash = createHash('sha256').update(texts).digest('base64url')
    const shown = { version: CONSENT_VERSION, locale, textHash }
    await repo.insert(tx, { id: randomUUID(), ...shown, ...choices, at, visitor })
  })
  const categories = { essential: true, ...choices }
  const consent: Consent = { version: CONSENT_VERSION, categories, timestamp: at.toISOString() }
  return { consent, visitor }
}

/** The browser has deleted its identifier cookie and sends the value in the body. The limit: erasing scans all events. */
export async function withdrawConsent(
  ctx: Context,
  eraseVisitor: EraseVisitor,
  visitor: string,
  address: string,
): Promise<void> {
  await consumeRateLimit(ctx, { key: `consent-withdrawal:${address}`, max: 60, seconds: HOUR_SECONDS })
  await eraseVisitor(ctx, visitor)
}

export function purgeOldConsents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - CONSENT_PROOF_YEARS)
  return repo.removeBefore(db, limit)
}
