import type { PackageChanges, PackageWords } from '#features/settings/model/packages.schema.ts'
import type { PageTexts } from '#features/settings/model/page-texts.schema.ts'
import type { FactSettings } from '#features/settings/model/placeholder-values.ts'
import type { PackageKey } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'

export { type FullPackages, type PackageWords, packageFacts } from '#features/settings/model/packages.schema.ts'
export type { PageTextKey } from '#features/settings/model/page-texts.schema.ts'
export { placeholderValues } from '#features/settings/model/placeholder-values.ts'

/** What the owner has decided, as far as the words of the site follow it. */
export type SiteSettings = FactSettings & {
  /** With the facts filled in. */
  pageTexts: PageTexts
}

/** The owner's words for a package. Its title is a fact that other texts name too, so it is not among them. */
export function ownerPackageTexts(locale: Locale, packages: PackageChanges, key: PackageKey): Partial<PackageWords> {
  const { title: _, ...words } = packages[key]?.texts?.[locale] ?? {}
  return words
}
