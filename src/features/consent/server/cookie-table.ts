import { type Kept, REGISTRY } from '#kernel/kept.ts'
import { type Locale, REGION } from '#kernel/locale.ts'
import { REGISTRY_TEXTS } from '../content/registry-texts.ts'
import type { CookieTable } from '../model/cookie-table.ts'

/** The registry in the words of a language, as the page about cookies shows it. */
export function cookieTable(locale: Locale): CookieTable {
  const t = REGISTRY_TEXTS[locale]
  const { name, category, purpose, lifetime, by } = t.columns
  const rows = REGISTRY.map((kept) => [
    `${kept.name} (${t.places[kept.where]})`,
    t.categories[kept.category],
    t.purposes[kept.purpose],
    lifetimeOf(kept, locale),
    kept.by === 'us' ? t.us : kept.by,
  ])
  return { caption: t.caption, columns: [name, category, purpose, lifetime, by], rows, used: t.used }
}

const UNITS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'minute', seconds: 60 },
] as const

function lifetimeOf({ seconds }: Kept, locale: Locale): string {
  if (seconds === undefined) return REGISTRY_TEXTS[locale].stays
  if (seconds === 0) return REGISTRY_TEXTS[locale].session
  const { unit, seconds: size } = UNITS.find((one) => seconds >= one.seconds)!
  return new Intl.NumberFormat(REGION[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}
