import { getSettings } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Catalogue } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import type { TextFormat } from '#platform/server/public-texts.ts'
import { type TextTree, withOwnMessages } from '../../content/own-texts.ts'
import { cataloguesOf, isMessagePath, MESSAGES_PATH, PUBLIC_CATALOGUES } from '../../model/texts/messages.ts'
import { type SiteTexts, siteTextsSetting } from '../../model/texts/site-texts.schema.ts'
import { isTextPreview, previewOf } from './text-preview.ts'

type Load = (locale: Locale) => Promise<object>
let catalogues: { readonly [name: string]: Load } = {}

/** Registered in `src/server`: this slice cannot import the texts of the others. */
export function registerCatalogues(all: typeof catalogues): void {
  catalogues = all
}

/** The standard messages of a page or group. */
export function loadMessageTrees(page: string, locale: Locale): Promise<TextTree[]> {
  return Promise.all(
    cataloguesOf(page).map(async (name) => ({
      path: `${MESSAGES_PATH}.${name}`,
      tree: await loadStandard(name, locale),
    })),
  )
}

/** See `readPublicTexts`. */
export async function replaceMessages<Texts extends object>(
  { db }: { db: Db },
  locale: Locale,
  { name, texts, format }: { name: string; texts: Texts; format: TextFormat },
): Promise<Texts> {
  if (!PUBLIC_CATALOGUES.includes(name)) return texts
  const settings = await readSettings(db)
  if (!settings.markOf && !changedCatalogues(settings.texts).has(name)) return texts
  const replaceTexts = () =>
    withOwnMessages({ path: `${MESSAGES_PATH}.${name}`, tree: texts }, locale, { ...settings, format })
  // The preview marks its texts.
  return settings.markOf ? replaceTexts() : replaceOnce(settings.texts, texts, `${locale} ${format}`, replaceTexts)
}

/** By the texts of the owner and the standard ones, which are the same objects until they change. */
const replaced = new WeakMap<SiteTexts, WeakMap<object, Map<string, object>>>()

function replaceOnce<Texts extends object>(
  own: SiteTexts,
  standard: Texts,
  key: string,
  replaceTexts: () => Texts,
): Texts {
  const ofOwn = replaced.get(own) ?? new WeakMap<object, Map<string, object>>()
  const ofBoth = ofOwn.get(standard) ?? new Map<string, object>()
  const texts = (ofBoth.get(key) as Texts | undefined) ?? replaceTexts()
  replaced.set(own, ofOwn.set(standard, ofBoth.set(key, texts)))
  return texts
}

/** The messages that differ from the standard ones, for pages whose standard texts are loaded elsewhere. */
export async function listOwnMessages(
  ctx: { db: Db },
  locale: Locale,
  names: readonly string[],
): Promise<Record<string, Catalogue>> {
  const own = await Promise.all(
    names.filter((name) => Object.hasOwn(catalogues, name)).map((name) => differencesOf(ctx, locale, name)),
  )
  return Object.fromEntries(own.flat())
}

async function differencesOf(ctx: { db: Db }, locale: Locale, name: string): Promise<[string, Catalogue][]> {
  const texts = await loadStandard(name, locale)
  const replaced = await replaceMessages(ctx, locale, { name, texts, format: 'plain' })
  if (replaced === texts) return []
  const standard = new Map(Object.entries(texts))
  const changed = Object.entries(replaced).filter(
    ([key, text]) => JSON.stringify(text) !== JSON.stringify(standard.get(key)),
  )
  return changed.length > 0 ? [[name, Object.fromEntries(changed)]] : []
}

async function readSettings(db: Db) {
  const settings = await getSettings({ db }, { texts: siteTextsSetting })
  return isTextPreview() ? previewOf(db, settings) : { ...settings, markOf: undefined }
}

function loadStandard(name: string, locale: Locale): Promise<object> {
  return catalogues[name]?.(locale) ?? Promise.resolve({})
}

const changedBySetting = new WeakMap<SiteTexts, ReadonlySet<string>>()

/** Names of the catalogues with a text of the owner. Most sites have few, and a page reads many. */
function changedCatalogues(texts: SiteTexts): ReadonlySet<string> {
  const known = changedBySetting.get(texts)
  if (known) return known
  const names = new Set(Object.keys(texts).flatMap((path) => (isMessagePath(path) ? (path.split('.')[1] ?? []) : [])))
  changedBySetting.set(texts, names)
  return names
}
