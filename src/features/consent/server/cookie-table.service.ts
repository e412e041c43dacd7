import { DECLARED_STORAGE } from '#features/identity/model/http-only-cookies.ts'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { CONSENT_CATEGORIES, type StorageEntry } from '#kernel/storage-registry.ts'
import { DAY_SECONDS, YEAR_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { readPublicTexts, type TextFormat } from '#platform/server/public-texts.ts'
import { REGISTRY_TEXTS, type RegistryTexts } from '../content/registry-texts.ts'
import type { CookieTable } from '../model/cookie-table.schema.ts'
import type { Measurement } from '../model/measurement.schema.ts'

/** The storage registry in one language, as the cookie page shows it. Entries of Google only with a measurement ID. */
export async function buildCookieTable(
  ctx: Pick<Context, 'db'>,
  locale: Locale,
  { measurementId }: Measurement,
  format?: TextFormat,
): Promise<CookieTable> {
  const texts = await readPublicTexts(ctx, locale, 'cookie-table', REGISTRY_TEXTS[locale], format)
  const { caption, used, showUsed, unknownUse, ...t } = texts
  const { name, category, purpose, lifetime, by } = t.columns
  const entries = DECLARED_STORAGE.filter(({ by }) => by === 'us' || measurementId).toSorted(
    (a, b) => CONSENT_CATEGORIES.indexOf(a.category) - CONSENT_CATEGORIES.indexOf(b.category),
  )
  const rows = entries.map((entry) => [
    `${entry.name} (${t.places[entry.where]})`,
    t.categories[entry.category],
    t.purposes[entry.purpose],
    formatLifetime(entry, locale, texts),
    entry.by === 'us' ? t.us : entry.by,
  ])
  return { caption, columns: [name, category, purpose, lifetime, by], rows, used, showUsed, unknownUse }
}

const UNITS = [
  { unit: 'year', seconds: YEAR_SECONDS },
  { unit: 'day', seconds: DAY_SECONDS },
  { unit: 'minute', seconds: 60 },
] as const

function formatLifetime({ seconds }: StorageEntry, locale: Locale, { stays, session }: RegistryTexts): string {
  if (seconds === undefined) return stays
  if (seconds === 0) return session
  const { unit, seconds: size } = UNITS.find((candidate) => seconds >= candidate.seconds) ?? UNITS[2]
  return new Intl.NumberFormat(INTL_LOCALE[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}
