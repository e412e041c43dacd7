import { guardErrors } from '#features/identity/server/guards.ts'
import { requirePictures, setPictureUses } from '#features/media/server/media.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { isVisible, type Languages } from '#kernel/languages/languages.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { fullName, hasPermission, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { missingInCase } from '../../model/case-studies/case-study.schema.ts'
import type { BlogDocument } from '../../model/document.schema.ts'
import { excerptOf, pictureIdsIn, plainTextOf, readingMinutes, wholeTextOf } from '../../model/document-text.ts'
import type { Localized } from '../../model/localized.ts'
import {
  localesShowing,
  originalLocaleOf,
  type PostContent,
  type PostInput,
  postKindOf,
  postSlugOf,
} from '../../model/post-input.schema.ts'
import { toSearchText, vocabularyOf } from '../../model/text-normalization.ts'
import { claimSlugs } from '../case-studies/case-study.repo.ts'
import * as categories from '../categories/category.repo.ts'
import { describeCategory, insertCategory } from '../categories/category.service.ts'
import { insertVocabulary, searchColumns } from '../posts/search.repo.ts'
import * as repo from './authoring.repo.ts'

/** Turns the input into storable content: creates or describes categories, and replaces them by their ids. */
export async function resolvePostInput(ctx: Context, tx: Tx, user: User, input: PostInput): Promise<PostContent> {
  const { newCategory, newSubcategory, categoryDescription, subcategoryDescription, ...content } = input
  if (content.isPublic) rejectMissing(content, ctx.languages.current())
  await requirePictures(tx, pictureIdsOf(content))
  const makes = newCategory ?? newSubcategory ?? categoryDescription ?? subcategoryDescription
  if (makes && !hasPermission(user, 'category:manage')) throw guardErrors.FORBIDDEN()

  const categoryId = newCategory ? await createCategory(newCategory, null, categoryDescription) : content.categoryId
  const subcategoryId =
    newSubcategory && categoryId !== null
      ? await createCategory(newSubcategory, categoryId, subcategoryDescription)
      : newCategory
        ? null
        : content.subcategoryId
  await requireCategories(tx, { categoryId, subcategoryId })
  if (!newCategory && categoryId !== null && categoryDescription)
    await describeCategory(ctx, tx, user, categoryId, categoryDescription)
  if (!newSubcategory && subcategoryId !== null && subcategoryDescription)
    await describeCategory(ctx, tx, user, subcategoryId, subcategoryDescription)
  return { ...content, categoryId, subcategoryId, originalLocale: originalLocaleOf(content) }

  async function createCategory(name: Localized, parentId: number | null, description = {}) {
    return (await insertCategory(ctx, tx, user, { name, parentId, description })).id
  }
}

/** Of the texts that visitors see: those in visible languages, and the original, which replaces missing ones. */
function rejectMissing(content: PostContent, languages: Languages): void {
  const original = originalLocaleOf(content)
  const shown = Object.entries(content.texts).filter(
    ([locale]) => locale === original || isVisible(languages, locale as Locale),
  )
  const visible = { ...content, texts: Object.fromEntries(shown) as PostContent['texts'] }
  rejectFields({ ...missingTexts(visible), ...missingFacts(visible) })
}

/** A public post needs content in every language that it has. */
function missingTexts({ texts }: Pick<PostContent, 'texts'>): Record<string, string> {
  const empty = LOCALES.filter((locale) => texts[locale] && !hasContent(texts[locale].document))
  const fields = empty.map((locale) => [`texts.${locale}.document`, 'blog-errors:document.empty'])
  return Object.fromEntries(fields)
}

function missingFacts({ caseStudy, texts }: PostContent): Record<string, string> {
  return caseStudy ? missingInCase({ caseStudy, texts }) : {}
}

function rejectFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', 422, fields)
}

function hasContent(document: BlogDocument): boolean {
  return plainTextOf(document) !== '' || pictureIdsIn(document).length > 0
}

type CategoryIds = Pick<PostContent, 'categoryId' | 'subcategoryId'>

/** Both must exist, and the subcategory must belong to the category. */
async function requireCategories(tx: Tx, { categoryId, subcategoryId }: CategoryIds): Promise<void> {
  if (categoryId === null && subcategoryId === null) return
  const category = categoryId === null ? undefined : await categories.findForChange(tx, categoryId)
  if (!category) throw blogErrors.CATEGORY_NOT_FOUND()
  if (category.parentId !== null) throw blogErrors.CATEGORY_MISPLACED()
  if (subcategoryId === null) return
  const subcategory = await categories.findForChange(tx, subcategoryId)
  if (!subcategory) throw blogErrors.CATEGORY_NOT_FOUND()
  if (subcategory.parentId !== category.id) throw blogErrors.CATEGORY_MISPLACED()
}

export function postColumnsOf(content: PostContent) {
  const { creator, categoryId, subcategoryId, isPublic, publishedAt, coverId, tags, caseStudy = null } = content
  const moment = publishedAt === null ? null : new Date(publishedAt)
  return {
    kind: postKindOf(content),
    caseStudy,
    creator,
    categoryId,
    subcategoryId,
    isPublic,
    coverId,
    tags,
    publishedAt: moment,
    originalLocale: originalLocaleOf(content),
  }
}

type RevisionInput = { postId: number; number: number; content: PostContent; restoredFrom?: number | null; at: Date }

export async function writeTextsAndRevision(
  tx: Tx,
  user: User | null,
  { postId, number, content, restoredFrom = null, at }: RevisionInput,
): Promise<void> {
  const texts = LOCALES.flatMap((locale) => textRow(postId, locale, content))
  const rows = texts.map(({ row }) => row)
  await repo.replaceTexts(tx, postId, rows)
  if (content.caseStudy) await requireFreeSlugs(tx, postId, rows)
  // The vocabulary feeds spelling suggestions, so words of drafts must stay out of it.
  if (content.isPublic) await insertVocabulary(tx, [...new Set(texts.flatMap(({ words }) => words))])
  await repo.insertRevision(tx, {
    postId,
    number,
    content,
    restoredFrom,
    savedAt: at,
    savedById: user?.id ?? null,
    savedBy: user ? fullName(user) : content.creator,
  })
  await setPictureUses(tx, `revision:${postId}:${number}`, pictureIdsOf(content), at)
}

/** The slug is the whole address of a case study. */
async function requireFreeSlugs(tx: Tx, postId: number, rows: { locale: Locale; slug: string }[]): Promise<void> {
  const taken = await claimSlugs(
    tx,
    postId,
    rows.map(({ slug }) => slug),
  )
  const fields = rows.flatMap(({ locale, slug }) =>
    taken.includes(slug) ? [[`texts.${locale}.slug`, 'blog-errors:slug.taken']] : [],
  )
  rejectFields(Object.fromEntries(fields))
}

function textRow(postId: number, locale: Locale, content: PostContent) {
  const written = content.texts[locale]
  if (!written) return []
  const { title, slug, excerpt, coverAlt, document, sector = '', situation = '', result = '' } = written
  const text = wholeTextOf(written)
  const about = `${excerpt}\n${content.tags.join('\n')}`
  return {
    words: vocabularyOf(`${title}\n${about}\n${text}`),
    row: {
      postId,
      locale,
      title,
      slug: postSlugOf({ slug, title }),
      excerpt: excerpt || excerptOf(text),
      document,
      coverAlt,
      sector,
      situation,
      result,
      readingMinutes: readingMinutes(text),
      shownIn: localesShowing(locale, content),
      ...searchColumns(locale, { title: toSearchText(title), excerpt: toSearchText(about), text: toSearchText(text) }),
    },
  }
}

type WithPictures = Pick<PostContent, 'coverId'> & {
  texts: { [L in Locale]?: { document: BlogDocument } | undefined }
  caseStudy?: { pictures: { id: string }[] } | undefined
}

export function pictureIdsOf({ coverId, texts, caseStudy }: WithPictures): string[] {
  const inTexts = LOCALES.flatMap((locale) => (texts[locale] ? pictureIdsIn(texts[locale].document) : []))
  const ofCase = caseStudy?.pictures.map(({ id }) => id) ?? []
  return [...new Set([...(coverId ? [coverId] : []), ...inTexts, ...ofCase])]
}
