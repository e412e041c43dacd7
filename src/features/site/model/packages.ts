import { PACKAGE_KEYS } from './facts.ts'
import { shownParts } from './texts/list-rule.ts'
import type { SiteTexts } from './texts/site-texts.schema.ts'

/** Key of a standard package, or id of one that the owner added; `id` is its name in addresses. */
export type PackageEntry = { id: number | string; key: string; variant: 'silver' | 'gold' }

const STANDARD: readonly PackageEntry[] = [
  { id: 2, key: 'basic', variant: 'silver' },
  { id: 3, key: 'ecommerce', variant: 'gold' },
  { id: 4, key: 'enterprise', variant: 'silver' },
]

/** Path of the list of packages in the content. */
export const PACKAGES_PATH = 'packages'

/** The packages that the site shows, in the owner's order. */
export function listPackages({ texts }: { texts: SiteTexts }): PackageEntry[] {
  const standard = PACKAGE_KEYS.map((id) => ({ id }))
  return shownParts(PACKAGES_PATH, standard, texts[PACKAGES_PATH]?.items).map(
    ([key]) => STANDARD.find((entry) => entry.key === key) ?? { id: key, key, variant: 'silver' },
  )
}

/** Whether each package includes the ones before it, as the standard texts say; not if the owner arranged them otherwise. */
export function areCumulative(packages: readonly PackageEntry[]): boolean {
  return packages.every(({ key }, index) => PACKAGE_KEYS[index] === key)
}
