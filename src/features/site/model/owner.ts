import type { FactSettings } from '#features/settings/model/hole-texts.ts'
import type { PackageChanges, PackageWords } from '#features/settings/model/packages.ts'
import type { PageTexts } from '#features/settings/model/page-texts.ts'
import type { PackageKey } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'

export { holeTexts } from '#features/settings/model/hole-texts.ts'
export { type PackageWords, packageFacts, type WholePackages } from '#features/settings/model/packages.ts'
export type { PageTextKey } from '#features/settings/model/page-texts.ts'

/** What the owner has decided, as far as the words of the site follow it. */
export type Owner = FactSettings & {
  /** With the facts filled in. */
  pageTexts: PageTexts
}

/** The owner's words for a package. Its title is a fact that other texts name too, so it is not among them. */
export function ownWords(locale: Locale, packages: PackageChanges, key: PackageKey): Partial<PackageWords> {
  const { title: _, ...words } = packages[key]?.texts?.[locale] ?? {}
  return words
}
