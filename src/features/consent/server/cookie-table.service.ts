import { DECLARED_STORAGE } from '#features/identity/model/http-only-cookies.ts'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { CONSENT_CATEGORIES, type StorageEntry } from '#kernel/storage-registry.ts'
import { DAY_SECONDS, YEAR_SECONDS } from '#kernel/time-units.ts'
import { REGISTRY_TEXTS } from '../content/registry-texts.ts'
import type { CookieTable } from '../model/cookie-table.schema.ts'
import type { Measurement } from '../model/measurement.schema.ts'

/** The storage registry in one language, as the cookie page shows it. Entries of Google only with a measurement ID. */
export function buildCookieTable(locale: Locale, { measurementId }: Measurement): CookieTable {
  const { caption, used, showUsed, unknownUse, ...t } = REGISTRY_TEXTS[locale]
  const { name, category, purpose, lifetime, by } = t.columns
  const entries = DECLARED_STORAGE.filter(({ by }) => by === 'us' || measurementId).toSorted(
    (a, b) => CONSENT_CATEGORIES.indexOf(a.category) - CONSENT_CATEGORIES.indexOf(b.category),
  )
  const rows = entries.map((entry) => [
    `${entry.name} (${t.places[entry.where]})`,
    t.categories[entry.category],
    t.purposes[entry.purpose],
    formatLifetime(entry, locale),
    entry.by === 'us' ? t.us : entry.by,
  ])
  return { caption, columns: [name, category, purpose, lifetime, by], rows, used, showUsed, unknownUse }
}

const UNITS = [
  { unit: 'year', seconds: YEAR_SECONDS },
  { unit: 'day', seconds: DAY_SECONDS },
  { unit: 'minute', seconds: 60 },
] as const

function formatLifetime({ seconds }: StorageEntry, locale: Locale): string {
  if (seconds === undefined) return REGISTRY_TEXTS[locale].stays
  if (seconds === 0) return REGISTRY_TEXTS[locale].session
  const { unit, seconds: size } = UNITS.find((candidate) => seconds >= candidate.seconds) ?? UNITS[2]
  return new Intl.NumberFormat(INTL_LOCALE[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}
