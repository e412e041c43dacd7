import { mapLocales } from '#features/settings/model/map-locales.ts'
import { formatOptionalDecimal, linesOf, parseOptionalDecimal } from '#features/settings/ui/admin/draft-values.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  applyPackageChanges,
  diffPackages,
  type FullPackage,
  type FullPackages,
  type PackageChanges,
  type PackageWords,
} from '../../model/packages.schema.ts'

/** Lists are edited as lines. */
export type WordsDraft = { [Field in keyof PackageWords]: string }
export type PackageDraft = { price: string; texts: Record<Locale, WordsDraft> }
export type PackagesDraft = Record<string, PackageDraft>

export function toPackagesDraft(standard: FullPackages, changes: PackageChanges, locale: Locale): PackagesDraft {
  const packages = applyPackageChanges(standard, changes)
  return Object.fromEntries(Object.entries(packages).map(([key, one]) => [key, toPackageDraft(one, locale)]))
}

export function toPackageDraft({ price, texts }: FullPackage, locale: Locale): PackageDraft {
  return {
    price: formatOptionalDecimal(price, locale),
    texts: mapLocales((language) => toWordsDraft(texts[language])),
  }
}

export function toWordsDraft({ features, extras, extraInfo, ...rest }: PackageWords): WordsDraft {
  return { ...rest, features: features.join('\n'), extras: extras.join('\n'), extraInfo: extraInfo.join('\n') }
}

export function fromPackagesDraft(standard: FullPackages, draft: PackagesDraft): PackageChanges {
  const wanted = Object.entries(draft).map(([key, { price, texts }]): [string, FullPackage] => [
    key,
    { price: parseOptionalDecimal(price), texts: mapLocales((language) => fromWordsDraft(texts[language])) },
  ])
  return diffPackages(standard, Object.fromEntries(wanted))
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
