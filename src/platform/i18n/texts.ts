import type { Locale } from '#kernel/locale.ts'

type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }
export type Catalogue = { readonly [key: string]: string | PluralForms }
type Placeholders<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Placeholders<Rest> : never
type PlaceholdersOf<Message> = Message extends string
  ? Placeholders<Message>
  : Message extends { other: infer Other }
    ? Placeholders<Other>
    : never
/** `count` chooses the form of a plural, also of one that does not contain it. */
type ValueNames<Message> = Message extends PluralForms ? 'count' | PlaceholdersOf<Message> : PlaceholdersOf<Message>
type Values<Message> = [ValueNames<Message>] extends [never]
  ? []
  : [values: Record<ValueNames<Message>, string | number>]
type SameShape<Source, Mine> = {
  [Key in keyof Source]: Key extends keyof Mine
    ? [PlaceholdersOf<Mine[Key]>, PlaceholdersOf<Source[Key]>] extends [
        PlaceholdersOf<Source[Key]>,
        PlaceholdersOf<Mine[Key]>,
      ]
      ? Source[Key] extends string
        ? string
        : PluralForms
      : 'expected the placeholders of the Dutch text'
    : string
}

export type T<Source> = <Key extends keyof Source & string>(key: Key, ...values: Values<Source[Key]>) => string
export type Texts<Source = unknown, Name extends string = string> = {
  name: Name
  load: { [L in Locale]: () => Promise<unknown> }
  source?: Source
}
export type LoadedTexts<Name extends string = string> = { locale: Locale; texts: { [N in Name]: Catalogue } }
/** Property of a screen, from the list of its texts. A loader without one of them does not compile. */
export type Uses<List extends readonly Texts[]> = { texts: LoadedTexts<List[number]['name']> }

/** A missing, extra or wrongly filled text is a type error. Dutch defines the type. */
export const translate =
  <Source>() =>
  <const Mine extends SameShape<Source, Mine> & { [Key in Exclude<keyof Mine, keyof Source>]: never }>(mine: Mine) =>
    mine

export function defineTexts<const Source extends Catalogue, Name extends string>(
  name: Name,
  load: { nl: () => Promise<{ nl: Source }> } & { [L in Exclude<Locale, 'nl'>]: () => Promise<{ [M in L]: unknown }> },
): Texts<Source, Name> {
  return { name, load }
}

export async function loadCatalogue(locale: Locale, { load }: Texts): Promise<Catalogue> {
  return ((await load[locale]()) as { [L in Locale]: Catalogue })[locale]
}

export async function loadTexts<Wanted extends readonly Texts[]>(
  locale: Locale,
  ...wanted: Wanted
): Promise<LoadedTexts<Wanted[number]['name']>> {
  const entries = wanted.map(async (texts) => [texts.name, await loadCatalogue(locale, texts)] as const)
  // `fromEntries` does not type the keys.
  const texts = Object.fromEntries(await Promise.all(entries)) as { [N in Wanted[number]['name']]: Catalogue }
  return { locale, texts }
}

/** The texts of one catalogue, outside of React. */
export async function loadT<Source>(locale: Locale, texts: Texts<Source>): Promise<T<Source>> {
  return createT(locale, await loadCatalogue(locale, texts))
}

const pluralRulesCache: Partial<Record<Locale, Intl.PluralRules>> = {}

/** Cached per language: constructing them takes longer than rendering a small component. */
function pluralRules(locale: Locale): Intl.PluralRules {
  pluralRulesCache[locale] ??= new Intl.PluralRules(locale)
  return pluralRulesCache[locale]
}

export function createT<Source>(locale: Locale, texts: Catalogue): T<Source> {
  return (key, ...[values]) => {
    const message = texts[key] ?? key
    const valueByName = (values ?? {}) as Record<string, unknown>
    const text =
      typeof message === 'string'
        ? message
        : (message[pluralRules(locale).select(Number(valueByName.count))] ?? message.other)
    return values ? text.replace(/\{(\w+)\}/g, (_, hole) => String(valueByName[hole])) : text
  }
}
