import type { Locale } from '#kernel/locale.ts'
import type { PackageKey } from './facts.ts'
import type { PackageChanges, PackageWords } from './packages.schema.ts'
import type { PageTexts } from './page-texts.schema.ts'
import type { FactSettings } from './placeholder-values.ts'

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
