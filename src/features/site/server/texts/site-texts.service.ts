import { createHash } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { getSetting, getStoredSetting, saveSettingWithin } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { createFiller } from '../../content/own-texts.ts'
import { loadPageTrees } from '../../content/page-trees.ts'
import { placeholderValues } from '../../model/placeholder-values.ts'
import { PUBLIC_PAGES } from '../../model/public-pages.ts'
import { siteTextErrors } from '../../model/texts/site-texts.errors.ts'
import {
  normalizeOwnText,
  type OwnText,
  type SiteTexts,
  siteTextsSetting,
  type TextPage,
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
import { loadStandardTexts } from './standard-texts.service.ts'
import * as repo from './text-draft.repo.ts'
import { withDrafts } from './text-preview.ts'

type Store = Pick<Context, 'db' | 'now'>

/** The texts of a page with their drafts, in the order of the content. */
export async function getPageTexts({ db }: Pick<Context, 'db'>, key: TextPage): Promise<PageTexts> {
  const [settings, drafts, standard] = await Promise.all([
    getSiteSettings({ db }),
    repo.listDrafts(db),
    loadStandardTexts(key),
  ])
  const edited = withDrafts(settings.texts, drafts)
  return {
    key,
    path: pathOf(key),
    facts: mapLocales((locale) => placeholderValues(locale, settings)),
    texts: Array.from(
      standard,
      ([path, texts]): EditableText => ({
        path,
        ...textRuleOf(path),
        texts: mapLocales((locale) => stateOf(path, locale, texts[locale], settings.texts, edited)),
      }),
    ),
  }
}

/** Every public page, and the changes that are not published. */
export async function getTextOverview({ db }: Pick<Context, 'db'>): Promise<TextOverview> {
  const [settings, drafts, { updatedAt: publishedAt }] = await Promise.all([
    getSiteSettings({ db }),
    repo.listDrafts(db),
    getStoredSetting({ db }, siteTextsSetting),
  ])
  const texts = withDrafts(settings.texts, drafts)
  const pages = await Promise.all(
    PUBLIC_PAGES.map(async ({ key, path }) => {
      const standard = await loadStandardTexts(key)
      const titles = await mapLocalesAsync(async (locale) => {
        const [page] = await loadPageTrees(key, locale)
        const { title } = createFiller(locale, { ...settings, texts })(`pages.${key}`, page?.tree as { title: string })
        return title
      })
      const changedCount = LOCALES.reduce(
        (count, locale) => count + [...standard.keys()].filter((at) => texts[at]?.[locale]).length,
        0,
      )
      return { key, path, titles, changedCount, standard }
    }),
  )
  return {
    facts: mapLocales((locale) => placeholderValues(locale, settings)),
    pages: pages.map(({ standard: _, ...page }) => page),
    drafts: drafts.flatMap(({ path, locale }): TextChange[] => {
      const page = pages.find(({ key }) => key === pageOfPath(path))
      // The text may belong to another release.
      const standard = page?.standard.get(path)?.[locale]
      if (!page || standard === undefined) return []
      const { published, text } = stateOf(path, locale, standard, settings.texts, texts)
      return [{ page: page.key, path, locale, before: published, after: text }]
    }),
    publishedAt,
    draftsVersion: versionOf(drafts),
  }
}

/**
 * Stores a text as a draft. `startedFrom` must be the text as it is now, so that two editors do not overwrite each other
 * unseen. A draft that changes nothing is deleted.
 */
export async function saveTextDraft(ctx: Store, key: TextPage, save: TextSave): Promise<TextInLanguage> {
  const { path, locale } = save
  const standard = (await loadStandardTexts(key)).get(path)?.[locale]
  if (standard === undefined) throw httpErrors.NOT_FOUND()
  const text = normalizeOwnText(path, save.text) || standard
  const problem = textProblem(path, text)
  if (problem) throw new AppError('INVALID_INPUT', 422, { text: problem })

  return ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    const [texts, drafts] = await Promise.all([getSetting({ db: tx }, siteTextsSetting), repo.listDrafts(tx)])
    const now = stateOf(path, locale, standard, texts, withDrafts(texts, drafts))
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
    return { ...now, text, hasNewStandard: false }
  })
}

/** All drafts become public at once, as one change of the setting, which can be undone. */
export async function publishTexts(ctx: Context, actor: User, draftsVersion: string): Promise<TextOverview> {
  await ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    const drafts = await repo.listDrafts(tx)
    if (drafts.length === 0) throw siteTextErrors.NOTHING_TO_PUBLISH()
    if (versionOf(drafts) !== draftsVersion) throw siteTextErrors.DRAFTS_CHANGED()
    const { value, updatedAt } = await getStoredSetting({ db: tx }, siteTextsSetting)
    const today = ctx.now().toISOString().slice(0, 10)
    await saveSettingWithin({ ...ctx, db: tx }, actor, siteTextsSetting, withDrafts(value, drafts, today), updatedAt)
    await repo.deleteDrafts(tx)
  })
  return getTextOverview(ctx)
}

/** Deletes one draft, or all of them. */
export async function discardDrafts(ctx: Store, actor: User, draft?: { path: string; locale: Locale }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await repo.lockDrafts(tx)
    if (draft) return repo.deleteDraft(tx, draft.path, draft.locale)
    const drafts = await repo.listDrafts(tx)
    if (drafts.length === 0) return
    await repo.deleteDrafts(tx)
    const details = { count: drafts.length }
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
  }
}

function isOutdated(own: OwnText | undefined, standard: string): boolean {
  // Texts of an earlier release have no hash.
  return Boolean(own?.standard) && own?.standard !== hashOf(standard)
}

function pathOf(key: TextPage): string {
  const page = PUBLIC_PAGES.find((one) => one.key === key)
  if (!page) throw httpErrors.NOT_FOUND()
  return page.path
}

function versionOf(drafts: readonly repo.TextDraft[]): string {
  return hashOf(JSON.stringify(drafts))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
