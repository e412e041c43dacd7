import { mapKeys, mapLocales } from '#features/settings/model/map-locales.ts'
import { formatOptionalDecimal, linesOf, parseOptionalDecimal } from '#features/settings/ui/admin/draft-values.ts'
import type { Locale } from '#kernel/locale.ts'
import { PACKAGE_KEYS, type PackageKey } from '../../model/facts.ts'
import {
  applyPackageChanges,
  diffPackages,
  type FullPackages,
  type PackageChanges,
  type PackageWords,
} from '../../model/packages.schema.ts'

/** Lists are edited as lines. */
export type WordsDraft = { [Field in keyof PackageWords]: string }
export type PackageDraft = { price: string; texts: Record<Locale, WordsDraft> }
export type PackagesDraft = Record<PackageKey, PackageDraft>

export function toPackagesDraft(standard: FullPackages, changes: PackageChanges, locale: Locale): PackagesDraft {
  const packages = applyPackageChanges(standard, changes)
  return mapKeys(PACKAGE_KEYS, (key) => ({
    price: formatOptionalDecimal(packages[key].price, locale),
    texts: mapLocales((language) => toWordsDraft(packages[key].texts[language])),
  }))
}

export function toWordsDraft({ features, extras, extraInfo, ...rest }: PackageWords): WordsDraft {
  return { ...rest, features: features.join('\n'), extras: extras.join('\n'), extraInfo: extraInfo.join('\n') }
}

export function fromPackagesDraft(standard: FullPackages, draft: PackagesDraft): PackageChanges {
  const wanted: FullPackages = mapKeys(PACKAGE_KEYS, (key) => ({
    price: parseOptionalDecimal(draft[key].price),
    texts: mapLocales((language) => fromWordsDraft(draft[key].texts[language])),
  }))
  return diffPackages(standard, wanted)
}

function fromWordsDraft({ title, description, features, extras, extraInfo }: WordsDraft): PackageWords {
  return {
    title: title.trim(),
    description: description.trim(),
    features: linesOf(features),
    extras: linesOf(extras),
    extraInfo: linesOf(extraInfo),
  }
}
