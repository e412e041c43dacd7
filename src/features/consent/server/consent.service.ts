import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { dialogTexts } from '../content/dialog.ts'
import { type Choices, CONSENT_PROOF_YEARS, CONSENT_VERSION, type Consent } from '../model/consent.ts'
import { measurementSetting } from '../model/measurement.schema.ts'
import * as repo from './consent.repo.ts'

type ConsentAnswer = {
  choices: Omit<Choices, 'essential'>
  locale: Locale
  address: string
  /** The identifier cookie that the browser already has. */
  visitor: string | undefined
}

/** Stores the proof. Returns the values of the cookies: the answer, and the identifier if analytics is allowed. */
export async function recordConsent(ctx: Context, { choices, locale, address, visitor: known }: ConsentAnswer) {
  await consumeRateLimit(ctx, { key: `consent:${address}`, max: 120, seconds: HOUR_SECONDS })
  const at = ctx.now()
  const question = dialogTexts(locale, await getSetting(ctx, measurementSetting))
  const visitor = choices.analytics ? (known ?? randomBytes(16).toString('base64url')) : null
  await ctx.db.transaction(async (tx) => {
    if (known && !choices.analytics) await repo.withdraw(tx, known, at)
    const textHash = createHash('sha256').update(JSON.stringify(question)).digest('base64url')
    const shown = { version: CONSENT_VERSION, locale, textHash }
    await repo.insert(tx, { id: randomUUID(), ...shown, ...choices, at, visitor })
  })
  const categories = { essential: true, ...choices }
  const consent: Consent = { version: CONSENT_VERSION, categories, timestamp: at.toISOString() }
  return { consent, visitor }
}

/** The browser has deleted its identifier cookie and sends the value in the body. */
export async function withdrawConsent(ctx: Context, visitor: string, address: string): Promise<void> {
  await consumeRateLimit(ctx, { key: `consent-withdrawal:${address}`, max: 120, seconds: HOUR_SECONDS })
  await repo.withdraw(ctx.db, visitor, ctx.now())
}

export function purgeOldConsents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - CONSENT_PROOF_YEARS)
  return repo.removeBefore(db, limit)
}
