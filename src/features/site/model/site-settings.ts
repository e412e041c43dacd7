import type { PackageChanges, PackageWords } from '#features/settings/model/packages.schema.ts'
import type { PageTexts } from '#features/settings/model/page-texts.schema.ts'
import type { FactSettings } from '#features/settings/model/placeholder-values.ts'
import type { PackageKey } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'

export { type FullPackages, type PackageWords, packageFacts } from '#features/settings/model/packages.schema.ts'
export type { PageTextKey } from '#features/settings/model/page-texts.schema.ts'
export { placeholderValues } from '#features/settings/model/placeholder-values.ts'

/** Settings that affect the content of the site. */
export type SiteSettings = FactSettings & {
  /** With placeholders filled in. */
  pageTexts: PageTexts
}

/** The owner's texts of a package. Without the title, which is a placeholder in other texts. */
export function ownerPackageTexts(locale: Locale, packages: PackageChanges, key: PackageKey): Partial<PackageWords> {
  const { title: _, ...words } = packages[key]?.texts?.[locale] ?? {}
  return words
}
