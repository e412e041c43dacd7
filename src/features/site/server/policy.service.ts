import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { httpErrors } from '#platform/server/http.ts'
import { fill, placeholdersIn } from '../content/fill.ts'
import { LEGAL_PAGES, type LegalPage, loadLegal } from '../content/legal-content.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import * as repo from './policy.repo.ts'
import { getSiteSettings } from './site-settings.service.ts'

type Store = { db: Db; now: () => Date }

/**
 * Stores every new wording of a policy, so that the text a visitor agreed to stays readable. A new company address does
 * not create a version; a new measurement id or retention of analytics events does.
 */
export async function snapshotPolicies({ db, now }: Store): Promise<void> {
  const settings = await getSiteSettings({ db })
  for (const page of LEGAL_PAGES) {
    for (const locale of LOCALES) {
      const text = await loadLegal(locale, page)
      const values = placeholderValues(locale, settings)
      const months = placeholdersIn(text).has('analyticsMonths') ? values.analyticsMonths : ''
      const wording = JSON.stringify(text) + values.measuringService + months
      const hash = createHash('sha256').update(wording).digest('base64url')
      const [newest] = await repo.list(db, page, locale)
      if (newest?.hash === hash) continue
      const version = (newest?.version ?? 0) + 1
      await repo.insert(db, { page, locale, version, hash, text: fill(text, values), since: now() })
    }
  }
}

export async function listPolicyVersions({ db }: { db: Db }, page: LegalPage, locale: Locale) {
  const rows = await repo.list(db, page, locale)
  return rows.map(({ version, since }) => ({ version, since: since.toISOString() }))
}

export async function getPolicyVersion({ db }: { db: Db }, page: LegalPage, locale: Locale, version: number) {
  const text = await repo.find(db, page, locale, version)
  if (!text) throw httpErrors.NOT_FOUND()
  return text
}
