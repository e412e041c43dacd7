import { PACKAGE_KEYS, type PackageKey } from '#kernel/facts.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import {
  changesFrom,
  type PackageChanges,
  type PackageWords,
  type WholePackages,
  withChanges,
} from '../model/packages.ts'
import { readDecimal, writeDecimal } from './decimal.ts'

/** Lists are typed as lines. */
export type WordsDraft = { [Field in keyof PackageWords]: string }
export type PackageDraft = { price: string; texts: Record<Locale, WordsDraft> }
export type PackagesDraft = Record<PackageKey, PackageDraft>

export function toPackagesDraft(standard: WholePackages, changes: PackageChanges, locale: Locale): PackagesDraft {
  const whole = withChanges(standard, changes)
  return ofEach(PACKAGE_KEYS, (key) => ({
    price: writeDecimal(whole[key].price, locale),
    texts: ofEach(LOCALES, (language) => toWordsDraft(whole[key].texts[language])),
  }))
}

export function toWordsDraft({ features, extras, extraInfo, ...rest }: PackageWords): WordsDraft {
  return { ...rest, features: features.join('\n'), extras: extras.join('\n'), extraInfo: extraInfo.join('\n') }
}

export function fromPackagesDraft(standard: WholePackages, draft: PackagesDraft): PackageChanges {
  const wanted: WholePackages = ofEach(PACKAGE_KEYS, (key) => ({
    price: readDecimal(draft[key].price),
    texts: ofEach(LOCALES, (language) => fromWordsDraft(draft[key].texts[language])),
  }))
  return changesFrom(standard, wanted)
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

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function ofEach<Key extends string, Part>(keys: readonly Key[], make: (key: Key) => Part): Record<Key, Part> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Part>
}
