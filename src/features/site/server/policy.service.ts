import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { fill } from '../content/fill.ts'
import { LEGAL_PAGES, type LegalPage, loadLegal } from '../content/legal-content.ts'
import { holeTexts } from '../model/owner.ts'
import { getOwner } from './owner.service.ts'
import * as repo from './policy.repo.ts'

type Store = Pick<Context, 'db' | 'now'>

/** At the start: a wording that is new is kept, so that what somebody agreed to can still be read later. */
export async function keepPolicies(ctx: Store): Promise<void> {
  for (const page of LEGAL_PAGES) for (const locale of LOCALES) await keepWording(ctx, page, locale)
}

/** Another address of ours makes no new wording; somebody else who measures does. */
async function keepWording({ db, now }: Store, page: LegalPage, locale: Locale): Promise<void> {
  const [text, owner, [newest]] = await Promise.all([
    loadLegal(locale, page),
    getOwner({ db }),
    repo.list(db, page, locale),
  ])
  const holes = holeTexts(locale, owner)
  const hash = createHash('sha256')
    .update(JSON.stringify(text) + holes.measuringService)
    .digest('base64url')
  if (newest?.hash === hash) return
  const version = (newest?.version ?? 0) + 1
  await repo.insert(db, { page, locale, version, hash, text: fill(text, holes), since: now() })
}

/** Every page of a policy asks for these: a wording that a setting has changed is kept when it is first shown. */
export async function listVersions(ctx: Store, page: LegalPage, locale: Locale) {
  await keepWording(ctx, page, locale)
  const rows = await repo.list(ctx.db, page, locale)
  return rows.map(({ version, since }) => ({ version, since: since.toISOString() }))
}

export async function getVersion({ db }: Pick<Context, 'db'>, page: LegalPage, locale: Locale, version: number) {
  const text = await repo.find(db, page, locale, version)
  if (!text) throw httpErrors.NOT_FOUND()
  return text
}
