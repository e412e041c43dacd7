import { createHash } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { getStoredSetting, saveSettingWithin } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { pageOf } from '../../content/content.ts'
import { serviceFacts } from '../../content/own-texts.ts'
import { placeholderValues } from '../../model/placeholder-values.ts'
import { listPublicPages, type PublicPage } from '../../model/public-pages.ts'
import { listServices, SERVICES_PATH, slugPathOf } from '../../model/services.ts'
import { isTextGroup, TEXT_GROUPS } from '../../model/texts/messages.ts'
import { siteTextErrors } from '../../model/texts/site-texts.errors.ts'
import {
  normalizeOwnText,
  type OwnText,
  type SiteSettings,
  type SiteTexts,
  siteTextsSetting,
  textProblem,
} from '../../model/texts/site-texts.schema.ts'
import type {
  EditableText,
  PageTexts,
  TextChange,
  TextInLanguage,
  TextOverview,
  TextSave,
} from '../../model/texts/text-editing.schema.ts'
import { pageOfPath } from '../../model/texts/text-path.ts'
import { textRuleOf } from '../../model/texts/text-rule.ts'
import { getSiteSettings } from '../site-settings.service.ts'
import { listChanges, readLists, withoutRemovedParts } from './site-lists.service.ts'
import { loadStandardTexts } from './standard-texts.service.ts'
import * as repo from './text-draft.repo.ts'
import { withDrafts } from './text-preview.ts'

type Store = Pick<Context, 'db' | 'now'>

/** The texts and lists of a page with their drafts, in the order of the content. */
export async function getPageTexts({ db }: Pick<Context, 'db'>, key: string): Promise<PageTexts> {
  const [settings, drafts] = await Promise.all([getSiteSettings({ db }), repo.readDrafts(db)])
  const edited = { ...settings, texts: withDrafts(settings.texts, drafts) }
  const page = requirePage(key, edited)
  const [standard, lists] = await Promise.all([loadStandardTexts(key, edited.texts), readLists(key, edited, drafts)])
  return {
    key,
    names: await pageNames(page, edited),
    paths: page.paths,
    facts: mapLocales((locale) => factsOf(locale, page, settings)),
    texts: Array.from(
      standard,
      ([path, texts]): EditableText => ({
        path,
        ...textRuleOf(path, Object.values(texts)),
        texts: mapLocales((locale) => stateOf(path, locale, texts[locale], settings.texts, edited.texts)),
      }),
    ),
    lists,
  }
}

/** Every public page, and the changes that are not published. */
export async function getTextOverview({ db }: Pick<Context, 'db'>): Promise<TextOverview> {
  const [settings, drafts, { updatedAt: publishedAt }] = await Promise.all([
    getSiteSettings({ db }),
    repo.readDrafts(db),
    getStoredSetting({ db }, siteTextsSetting),
  ])
  const edited = { ...settings, texts: withDrafts(settings.texts, drafts) }
  const pages = await Promise.all(listEditablePages(edited).map((page) => describePage(page, edited)))
  return {
    facts: mapLocales((locale) => placeholderValues(locale, settings)),
    pages: pages.map(({ standard: _, ...page }) => page),
    drafts: drafts.texts.flatMap(({ path, locale }): TextChange[] => {
      const page = pages.find(({ key }) => key === pageOfPath(path))
      // The text may belong to another release, or to a part that was removed.
      const standard = page?.standard.get(path)?.[locale]
      if (!page || standard === undefined) return []
      const { published, text } = stateOf(path, locale, standard, settings.texts, edited.texts)
      return [{ page: page.key, path, locale, before: published, after: text }]
    }),
    listDrafts: await listChanges(settings, edited, drafts),
    publishedAt,
    draftsVersion: versionOf(drafts),
  }
}

async function describePage(page: PublicPage, edited: SiteSettings) {
  const { key, path } = page
  const [standard, names, titles] = await Promise.all([
    loadStandardTexts(key, edited.texts),
    pageNames(page, edited),
    mapLocalesAsync(async (locale) => (isTextGroup(key) ? '' : (await pageOf(key, locale, edited)).title)),
  ])
  const changedCount = LOCALES.reduce(
    (count, locale) => count + [...standard.keys()].filter((at) => edited.texts[at]?.[locale]).length,
    0,
  )
  return { key, names, path, titles, changedCount, standard }
}

function pageNames({ key }: PublicPage, settings: SiteSettings) {
  return mapLocalesAsync(async (locale) => (isTextGroup(key) ? '' : (await pageOf(key, locale, settings)).heading))
}

/** The public pages, and the groups of texts that are not one page. */
function listEditablePages(edited: SiteSettings): PublicPage[] {
  const groups = Object.entries(TEXT_GROUPS).map(([key, path]) => ({ key, path, paths: mapLocales(() => path) }))
  return [...listPublicPages(edited), ...groups]
}

/** A page that is shown, or that the drafts show. */
function requirePage(key: string, edited: SiteSettings): PublicPage {
  const page = listEditablePages(edited).find((one) => one.key === key)
  if (!page) throw httpErrors.NOT_FOUND()
  return page
}

function factsOf(locale: Locale, { key }: PublicPage, settings: SiteSettings): Record<string, string> {
  return {
    ...placeholderValues(locale, settings),
    ...serviceFacts(`${SERVICES_PATH}.${key}`, locale, settings.servicePrices),
  }
}

/**
 * Stores a text as a draft. `startedFrom` must be the text as it is now, so that two editors do not overwrite each other
 * unseen. A draft that changes nothing is deleted.
 */
export async function saveTextDraft(ctx: Store, key: string, save: TextSave): Promise<TextInLanguage> {
  const { path, locale } = save
  return ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    const [settings, drafts] = await Promise.all([getSiteSettings({ db: tx }), repo.readDrafts(tx)])
    const { texts } = settings
    const edited = withDrafts(texts, drafts)
    const standards = (await loadStandardTexts(key, edited)).get(path)
    if (standards === undefined) throw httpErrors.NOT_FOUND()
    const standard = standards[locale]
    const text = normalizeOwnText(path, save.text) || standard
    const problem =
      textProblem(path, text, { standard, all: Object.values(standards) }) ??
      addressProblem(path, locale, text, { ...settings, texts: edited })
    if (problem) throw new AppError('INVALID_INPUT', 422, { text: problem })
    const now = stateOf(path, locale, standard, texts, edited)
    if (text !== now.text && save.startedFrom !== now.text) throw siteTextErrors.TEXT_CHANGED({ theirs: now.text })
    const draft = {
      path,
      locale,
      text: text === standard ? null : text,
      standard: hashOf(standard),
      updatedAt: ctx.now(),
    }
    if (text === now.published && !now.hasNewStandard) await repo.deleteDraft(tx, path, locale)
    else await repo.saveDraft(tx, draft)
    const changedOn = text === now.text ? now.changedOn : draft.updatedAt.toISOString().slice(0, 10)
    return { ...now, text, hasNewStandard: false, changedOn: text === standard ? null : changedOn }
  })
}

/** All drafts become public at once, as one change of the setting, which can be undone. */
export async function publishTexts(ctx: Context, actor: User, draftsVersion: string): Promise<TextOverview> {
  await ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    const drafts = await repo.readDrafts(tx)
    if (countOf(drafts) === 0) throw siteTextErrors.NOTHING_TO_PUBLISH()
    if (versionOf(drafts) !== draftsVersion) throw siteTextErrors.DRAFTS_CHANGED()
    const { value, updatedAt } = await getStoredSetting({ db: tx }, siteTextsSetting)
    const today = ctx.now().toISOString().slice(0, 10)
    const next = withoutRemovedParts(withDrafts(value, drafts, today))
    await saveSettingWithin({ ...ctx, db: tx }, actor, siteTextsSetting, next, updatedAt)
    await repo.deleteDrafts(tx)
  })
  return getTextOverview(ctx)
}

/** Deletes one draft, or all of them. */
export async function discardDrafts(
  ctx: Store,
  actor: User,
  draft?: { path: string; locale?: Locale | undefined },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    if (draft?.locale) return repo.deleteDraft(tx, draft.path, draft.locale)
    if (draft) return repo.deleteListDraft(tx, draft.path)
    const drafts = await repo.readDrafts(tx)
    if (countOf(drafts) === 0) return
    await repo.deleteDrafts(tx)
    const details = { count: countOf(drafts) }
    await journal.record(tx, { at: ctx.now(), actor, action: 'text.discarded', subject: siteTextsSetting.key, details })
  })
}

function stateOf(path: string, locale: Locale, standard: string, own: SiteTexts, edited: SiteTexts): TextInLanguage {
  const shown = edited[path]?.[locale]
  return {
    standard,
    published: own[path]?.[locale]?.text ?? standard,
    text: shown?.text ?? standard,
    hasNewStandard: isOutdated(shown, standard),
    changedOn: shown?.changedOn ?? null,
  }
}

function isOutdated(own: OwnText | undefined, standard: string): boolean {
  // Texts of an earlier release have no hash.
  return Boolean(own?.standard) && own?.standard !== hashOf(standard)
}

/** Two services cannot have the same address in a language. */
function addressProblem(path: string, locale: Locale, slug: string, edited: SiteSettings): string | undefined {
  if (textRuleOf(path).kind !== 'slug') return
  const isTaken = listServices(edited).some(({ key, slugs }) => slugPathOf(key) !== path && slugs[locale] === slug)
  return isTaken ? 'site-page-texts:invalid.slugTaken' : undefined
}

function countOf({ texts, lists }: repo.Drafts): number {
  return texts.length + lists.length
}

function versionOf(drafts: repo.Drafts): string {
  return hashOf(JSON.stringify(drafts))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
