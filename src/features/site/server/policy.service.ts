import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { httpErrors } from '#platform/server/http.ts'
import { placeholdersIn } from '../content/fill.ts'
import { LEGAL_PAGES, type LegalPage, loadLegal } from '../content/legal-content.ts'
import { createFiller, withOwnTexts } from '../content/own-texts.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import * as repo from './policy.repo.ts'
import { getSiteSettings } from './site-settings.service.ts'

type Store = { db: Db; now: () => Date }

/**
 * Stores every new wording of a policy, so that the text a visitor agreed to stays readable. A new company address does
 * not create a version; a text of the owner, a new measurement id or retention of analytics events does, also when it was
 * in use before.
 */
export async function snapshotPolicies(store: Store): Promise<void> {
  await snapshot(store, (versions, hash) => versions[0]?.hash === hash)
}

/**
 * At the start. The wording of another release that was stored before is not new: while two releases take turns, as in
 * a rolling update, each start would add a version otherwise.
 */
export async function snapshotReleasePolicies(store: Store): Promise<void> {
  await snapshot(store, (versions, hash) => versions.some((version) => version.hash === hash))
}

type IsKnown = (versions: { hash: string }[], hash: string) => boolean

async function snapshot({ db, now }: Store, isKnown: IsKnown): Promise<void> {
  const settings = await getSiteSettings({ db })
  for (const page of LEGAL_PAGES) {
    for (const locale of LOCALES) {
      const standard = { path: `legal.${page}`, tree: await loadLegal(locale, page) }
      const text = withOwnTexts(standard, locale, settings.texts)
      const values = placeholderValues(locale, settings)
      const months = placeholdersIn(text).has('analyticsMonths') ? values.analyticsMonths : ''
      const wording = JSON.stringify(text) + values.measuringService + months
      const hash = createHash('sha256').update(wording).digest('base64url')
      const versions = await repo.list(db, page, locale)
      if (isKnown(versions, hash)) continue
      const version = (versions[0]?.version ?? 0) + 1
      await repo.insert(db, {
        page,
        locale,
        version,
        hash,
        text: createFiller(locale, settings)(standard.path, standard.tree),
        since: now(),
      })
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
