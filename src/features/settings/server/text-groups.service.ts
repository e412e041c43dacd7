import type { Locale } from '#kernel/locale.ts'
import type { TextGroup } from '#kernel/text-group.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Db } from '#platform/server/db.ts'
import type { Subject, ValueOf } from '../model/subjects.ts'
import {
  companyGroups,
  packageGroups,
  pageTextGroups,
  type SettingVersion,
  type StandardTexts,
} from '../model/text-groups.ts'
import { withDefaults } from './setting.service.ts'
import * as repo from './settings.repo.ts'

/** The oldest stored value predates its first change by an unknown time. */
const BEFORE_FIRST_CHANGE_MS = DAY_MS
const MAX_CHANGES = 500

/** The owner's translatable texts with their history. */
export async function listSettingTextGroups(
  { db }: { db: Db },
  standard: StandardTexts,
  locale: Locale,
): Promise<TextGroup[]> {
  return [
    ...companyGroups(await versionsOf(db, 'company')),
    ...packageGroups(await versionsOf(db, 'packages'), standard.packages, locale),
    ...pageTextGroups(await versionsOf(db, 'page-texts'), standard.pages, locale),
  ]
}

/** Oldest first. Each change stored the value before it. */
async function versionsOf<Name extends Subject>(db: Db, subject: Name): Promise<SettingVersion<ValueOf<Name>>[]> {
  const row = await repo.findRow(db, subject)
  if (!row) return [{ at: new Date(0), value: withDefaults(subject, undefined) }]
  const changes = (await repo.listChanges(db, subject, MAX_CHANGES)).toReversed()
  const first = changes[0]?.at ?? row.updatedAt
  const values = [...changes.map(({ before }) => before), row.value]
  return values.map((value, index) => ({
    at: changes[index - 1]?.at ?? new Date(first.getTime() - BEFORE_FIRST_CHANGE_MS),
    value: withDefaults(subject, value),
  }))
}
