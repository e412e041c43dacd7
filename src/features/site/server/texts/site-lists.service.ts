import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { pageOf } from '../../content/content.ts'
import { createFiller, type FoundList, listLists, listTexts } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import { packageFactsOf } from '../../model/packages.schema.ts'
import { PACKAGES_PATH } from '../../model/packages.ts'
import { SERVICES_PATH } from '../../model/services.ts'
import { idOfPart, isOwnId, listRuleOf, shownParts } from '../../model/texts/list-rule.ts'
import { isTextGroup } from '../../model/texts/messages.ts'
import { siteTextErrors } from '../../model/texts/site-texts.errors.ts'
import type { SiteSettings, SiteTexts } from '../../model/texts/site-texts.schema.ts'
import type { EditableList, ListChange, ListSave } from '../../model/texts/text-editing.schema.ts'
import { pageOfPath } from '../../model/texts/text-path.ts'
import { getSiteSettings } from '../site-settings.service.ts'
import * as repo from './text-draft.repo.ts'
import { withDrafts } from './text-preview.ts'

/** The lists of a page with their drafts. */
export async function readLists(key: string, edited: SiteSettings, drafts: repo.Drafts): Promise<EditableList[]> {
  const lists = await loadLists(key, 'nl', edited.texts)
  return Promise.all(
    lists.map(async ({ path, standard }): Promise<EditableList> => {
      const rule = listRuleOf(path)
      const all = standard.map(idOfPart)
      const shown = shownIds({ path, standard }, edited.texts)
      const ids = [...shown, ...all.filter((id) => !shown.includes(id))]
      const names = await nameParts(path, ids, edited)
      return {
        path,
        canMove: rule?.canMove ?? false,
        canAdd: rule?.newPart !== null,
        maxParts: rule?.maxParts ?? 0,
        parts: ids.map((id, index) => ({
          id,
          isShown: shown.includes(id),
          isOwn: isOwnId(id),
          names: names[index] ?? { nl: '', en: '', fr: '' },
        })),
        isChanged: shown.join() !== all.join(),
        isDraft: drafts.lists.some((draft) => draft.path === path),
      }
    }),
  )
}

/**
 * Stores the parts of a list as a draft. `startedFrom` must be the list as it is now, so that two editors do not overwrite
 * each other unseen. A draft that changes nothing is deleted.
 */
export async function saveListDraft(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
  { path, items, startedFrom }: ListSave,
): Promise<EditableList[]> {
  return ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    const [settings, drafts] = await Promise.all([getSiteSettings({ db: tx }), repo.readDrafts(tx)])
    const edited = withDrafts(settings.texts, drafts)
    const list = (await loadLists(key, 'nl', edited)).find((one) => one.path === path)
    if (!list) throw httpErrors.NOT_FOUND()
    const standard = list.standard.map(idOfPart)
    const wanted = items ?? standard
    const now = shownIds(list, edited)
    requireValid(path, standard, wanted)
    if (startedFrom.join() !== now.join() && wanted.join() !== now.join()) throw siteTextErrors.LIST_CHANGED()
    const isPublished = wanted.join() === shownIds(list, settings.texts).join()
    if (isPublished) await repo.deleteListDraft(tx, path)
    else
      await repo.saveListDraft(tx, {
        path,
        items: wanted.join() === standard.join() ? null : wanted,
        updatedAt: ctx.now(),
      })
    const stored = await repo.readDrafts(tx)
    return readLists(key, { ...settings, texts: withDrafts(settings.texts, stored) }, stored)
  })
}

/** What the drafts change, by the names of the parts. */
export function listChanges(published: SiteSettings, edited: SiteSettings, drafts: repo.Drafts): Promise<ListChange[]> {
  const changes = drafts.lists.map(async ({ path }): Promise<ListChange[]> => {
    const page = pageOfPath(path)
    const list = page && (await loadLists(page, 'nl', edited.texts)).find((one) => one.path === path)
    if (!page || !list) return []
    const namesIn = (settings: SiteSettings) => nameParts(path, shownIds(list, settings.texts), edited)
    const [before, after] = await Promise.all([namesIn(published), namesIn(edited)])
    return [{ page, path, before, after }]
  })
  return Promise.all(changes).then((all) => all.flat())
}

/** Without the texts of added parts that were removed. An undo of the publication brings them back. */
export function withoutRemovedParts(texts: SiteTexts): SiteTexts {
  const isKept = ([path]: [string, unknown]) => {
    const names = path.split('.')
    const at = names.findIndex(isOwnId)
    if (at < 0) return true
    // The texts of a service are in two parts of the content.
    const list = names[0] === 'pages' ? SERVICES_PATH : names.slice(0, at).join('.')
    return texts[list]?.items?.includes(names[at] ?? '') ?? false
  }
  return Object.fromEntries(Object.entries(texts).filter(isKept))
}

function requireValid(path: string, standard: readonly string[], wanted: readonly string[]): void {
  const rule = listRuleOf(path)
  const isKnown = (id: string) => standard.includes(id) || (isOwnId(id) && rule?.newPart !== null)
  const order = wanted.map((id) => standard.indexOf(id))
  const isInOrder = order.every((at, index) => index === 0 || at > (order[index - 1] ?? 0))
  const isPossible = rule && wanted.length <= rule.maxParts && (rule.canMove || isInOrder)
  if (!isPossible || !wanted.every(isKnown)) throw new AppError('INVALID_INPUT', 422)
}

async function loadLists(page: string, locale: Locale, own: SiteTexts): Promise<FoundList[]> {
  if (isTextGroup(page)) return []
  return (await loadPageTrees(page, locale)).flatMap((tree) => listLists(tree, own))
}

function shownIds({ path, standard }: FoundList, own: SiteTexts): string[] {
  return shownParts(path, standard, own[path]?.items).map(([id]) => id)
}

/** The first text of each part, in every language. */
async function nameParts(path: string, ids: readonly string[], settings: SiteSettings) {
  const perLocale = await mapLocalesAsync((locale) => nameIn(path, ids, locale, settings))
  return ids.map((_, index) => ({
    nl: perLocale.nl[index] ?? '',
    en: perLocale.en[index] ?? '',
    fr: perLocale.fr[index] ?? '',
  }))
}

async function nameIn(path: string, ids: readonly string[], locale: Locale, settings: SiteSettings): Promise<string[]> {
  if (path === SERVICES_PATH) return Promise.all(ids.map(async (id) => (await pageOf(id, locale, settings)).heading))
  if (path === PACKAGES_PATH) return ids.map((id) => packageFactsOf(id, locale, settings.packages).title)
  const list = (await loadLists(pageOfPath(path) ?? '', locale, settings.texts)).find((one) => one.path === path)
  if (!list) return []
  const parts = new Map(shownParts(path, list.standard, ids))
  const fillIn = createFiller(locale, settings)
  return ids.map((id) => {
    const [first] = listTexts({ path: `${path}.${id}`, tree: parts.get(id) as object }, settings.texts)
    return first ? fillIn(first.path, first.text) : ''
  })
}
