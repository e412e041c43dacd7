import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { mapKeys, mapLocales } from '#features/settings/model/map-locales.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { FACTS, PACKAGE_KEYS, type PackageKey } from './facts.ts'
import { type Price, price } from './price.schema.ts'
import { isOwnId } from './texts/list-rule.ts'

const required = (most: number) =>
  z.string().trim().min(1, 'settings-admin:required').max(most, 'settings-admin:tooLong')
const lines = (most: number) =>
  z
    .array(required(most))
    .max(20, 'packages:list.tooMany')
    .refine((list) => new Set(list).size === list.length, 'packages:list.twice')

/** Texts of a package in one language. */
export const packageWords = z.object({
  title: required(60),
  description: required(300),
  features: lines(200),
  extras: lines(200),
  /** Paragraphs. */
  extraInfo: lines(1000),
})
export type PackageWords = z.infer<typeof packageWords>

/** Price: a month. */
const packageChange = z
  .object({ price, texts: z.partialRecord(z.enum(LOCALES), packageWords.partial()) })
  .partial()
  .meta({ id: 'PackageChange' })

const isPackageKey = (key: string) => isOwnId(key) || PACKAGE_KEYS.some((known) => known === key)

/** The owner's overrides of standard texts and prices; missing fields use the standard. */
export const packageChanges = z.record(z.string().refine(isPackageKey), packageChange).meta({ id: 'PackageChanges' })
export type PackageChanges = z.infer<typeof packageChanges>

export const packagesSetting = defineSetting<PackageChanges>({ key: 'packages', schema: packageChanges, initial: {} })

/** The facts that texts name; the owner can change both. */
export type PackageFacts = { price: Record<PackageKey, Price>; title: Record<PackageKey, string> }

export function packageFacts(locale: Locale, changes: PackageChanges): PackageFacts {
  return {
    price: mapKeys(PACKAGE_KEYS, (key) => changedPrice(changes[key], FACTS.packagePrice[key])),
    title: mapKeys(PACKAGE_KEYS, (key) => changes[key]?.texts?.[locale]?.title ?? FACTS.packageTitle[key]),
  }
}

/** Price and title of any package; empty for one that the owner added and has not described. */
export function packageFactsOf(key: string, locale: Locale, changes: PackageChanges): { price: Price; title: string } {
  const { price: prices, title: titles } = packageFacts(locale, changes)
  if (Object.hasOwn(prices, key)) return { price: prices[key as PackageKey], title: titles[key as PackageKey] }
  const { price: own = null, texts } = changes[key] ?? {}
  return { price: own, title: texts?.[locale]?.title ?? '' }
}

/** Null is a change too: the package has no price. */
function changedPrice(change: { price?: Price | undefined } | undefined, standard: Price): Price {
  return change?.price === undefined ? standard : change.price
}

export const fullPackage = namedObject('WholePackage', { price, texts: z.record(z.enum(LOCALES), packageWords) })
export type FullPackage = z.infer<typeof fullPackage>
export type FullPackages = Record<string, FullPackage>

const NO_WORDS: PackageWords = { title: '', description: '', features: [], extras: [], extraInfo: [] }
/** What a package that the owner adds starts with. */
export const NEW_PACKAGE: FullPackage = { price: null, texts: mapLocales(() => NO_WORDS) }

export function applyPackageChanges(standard: FullPackages, changes: PackageChanges): FullPackages {
  return mapKeys([...new Set([...Object.keys(standard), ...Object.keys(changes)])], (key) => {
    const { price: before, texts: words } = standard[key] ?? NEW_PACKAGE
    return {
      price: changedPrice(changes[key], before),
      texts: mapLocales((locale) => ({ ...words[locale], ...changes[key]?.texts?.[locale] })),
    }
  })
}

/** The inverse: stores only differences, so that improved standard texts of a newer version still apply. */
export function diffPackages(standard: FullPackages, wanted: FullPackages): PackageChanges {
  const own = Object.keys(wanted).filter((key) => !standard[key])
  return differences({ ...standard, ...mapKeys(own, () => NEW_PACKAGE) }, wanted) as PackageChanges
}

/** Fields of `wanted` that differ. A list counts as one field. */
function differences(standard: object, wanted: object): object {
  const fields = Object.entries(wanted).flatMap(([name, field]) => {
    const before: unknown = standard[name as keyof typeof standard]
    if (JSON.stringify(before) === JSON.stringify(field)) return []
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return [[name, field]]
    const inner = differences(before as object, field)
    return Object.keys(inner).length > 0 ? [[name, inner]] : []
  })
  return Object.fromEntries(fields)
}
