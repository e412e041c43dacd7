import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { spend } from '#platform/server/rate-limit.ts'
import { DIALOG_TEXTS } from '../content/dialog.ts'
import { type Choices, CONSENT_VERSION, type Consent } from '../model/consent.ts'
import * as repo from './consent.repo.ts'

const YEARS_KEPT = 3

type Answer = { choices: Omit<Choices, 'essential'>; locale: Locale; address: string }

/** Keeps the proof and gives back what the cookie will say. */
export async function giveAnswer(ctx: Context, { choices, locale, address }: Answer): Promise<Consent> {
  await spend(ctx, { key: `consent:${address}`, max: 120, seconds: 3600 })
  const at = ctx.now()
  const { functional, analytics, marketing } = choices
  await repo.insert(ctx.db, {
    id: randomUUID(),
    version: CONSENT_VERSION,
    functional,
    analytics,
    marketing,
    locale,
    textHash: hashOfQuestion(locale),
    at,
  })
  const categories = { essential: true, functional, analytics, marketing }
  return { version: CONSENT_VERSION, categories, timestamp: at.toISOString() }
}

function hashOfQuestion(locale: Locale): string {
  return createHash('sha256').update(JSON.stringify(DIALOG_TEXTS[locale])).digest('base64url')
}

export function getRates({ db }: Pick<Context, 'db'>) {
  return repo.rates(db)
}

export function forgetOldAnswers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - YEARS_KEPT)
  return repo.removeBefore(db, limit)
}
