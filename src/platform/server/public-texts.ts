import type { Locale } from '#kernel/locale.ts'
import { createT, loadCatalogue, type T, type Texts } from '../i18n/texts.ts'
import type { Db } from './db.ts'

type TextContext = { db: Db }
/** `markdown`: what the owner wrote is escaped. */
export type TextFormat = 'plain' | 'markdown'
/** Returns texts with those of the owner in place of the standard ones. */
type Replace = <Texts extends object>(
  ctx: TextContext,
  locale: Locale,
  named: { name: string; texts: Texts; format: TextFormat },
) => Promise<Texts>

let replace: Replace = async (_ctx, _locale, { texts }) => texts

/** Registered in `src/server`: the slice that stores the owner's texts is above those that show texts. */
export function onPublicTexts(read: Replace): void {
  replace = read
}

/** Texts that visitors read which are not a catalogue, by the name under which the owner can change them. */
export function readPublicTexts<Texts extends object>(
  ctx: TextContext,
  locale: Locale,
  name: string,
  texts: Texts,
  format: TextFormat = 'plain',
): Promise<Texts> {
  return replace(ctx, locale, { name, texts, format })
}

/** As `loadT`, for what visitors and clients read on a page or in an email: with the owner's texts. */
export async function loadPublicT<Source>(
  ctx: TextContext,
  locale: Locale,
  texts: Texts<Source>,
  format?: TextFormat,
): Promise<T<Source>> {
  return createT(locale, await readPublicTexts(ctx, locale, texts.name, await loadCatalogue(locale, texts), format))
}
