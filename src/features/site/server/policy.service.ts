import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { fill } from '../content/fill.ts'
import { LEGAL_PAGES, type LegalPage, loadLegal } from '../content/legal-content.ts'
import { holeTexts } from '../model/owner.ts'
import { getOwner } from './owner.service.ts'
import * as repo from './policy.repo.ts'

/**
 * At the start: a wording that is new is kept, so that what somebody agreed to can still be read later. Another address
 * of ours makes no new wording; somebody else who measures does.
 */
export async function keepPolicies({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const owner = await getOwner({ db })
  for (const page of LEGAL_PAGES) {
    for (const locale of LOCALES) {
      const text = await loadLegal(locale, page)
      const holes = holeTexts(locale, owner)
      const hash = createHash('sha256')
        .update(JSON.stringify(text) + holes.measuringService)
        .digest('base64url')
      const [newest] = await repo.list(db, page, locale)
      if (newest?.hash === hash) continue
      const version = (newest?.version ?? 0) + 1
      await repo.insert(db, { page, locale, version, hash, text: fill(text, holes), since: now() })
    }
  }
}

export async function listVersions({ db }: Pick<Context, 'db'>, page: LegalPage, locale: Locale) {
  const rows = await repo.list(db, page, locale)
  return rows.map(({ version, since }) => ({ version, since: since.toISOString() }))
}

export async function getVersion({ db }: Pick<Context, 'db'>, page: LegalPage, locale: Locale, version: number) {
  const text = await repo.find(db, page, locale, version)
  if (!text) throw httpErrors.NOT_FOUND()
  return text
}
