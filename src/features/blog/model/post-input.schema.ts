import { z } from 'zod'
import { expectDefined } from '#kernel/app-error.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#kernel/locale.ts'
import { normalizeMultiline, normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { slugOf } from '#kernel/slug.ts'
import { caseStudy, caseText, draftCaseStudy, type PostKind } from './case-studies/case-study.schema.ts'
import { categoryDescription, categoryName } from './category.schema.ts'
import { blogDocument as document } from './document.schema.ts'

export const MAX_TITLE_LENGTH = 150
export const MAX_EXCERPT_LENGTH = 300
export const MAX_CREATOR_LENGTH = 80
export const MAX_ALT_LENGTH = 300
export const MAX_TAG_LENGTH = 40
export const MAX_TAGS = 12

const line = (max: number, tooLong: string) => z.string(tooLong).overwrite(normalizeSingleLine).trim().max(max, tooLong)

const excerpt = z
  .string()
  .overwrite(normalizeMultiline)
  .trim()
  .max(MAX_EXCERPT_LENGTH, 'blog-errors:excerpt.long')
  .default('')
const coverAlt = line(MAX_ALT_LENGTH, 'blog-errors:coverAlt.long').default('')
const title = line(MAX_TITLE_LENGTH, 'blog-errors:title.long')
const creator = line(MAX_CREATOR_LENGTH, 'blog-errors:creator.long')
const tag = line(MAX_TAG_LENGTH, 'blog-errors:tags.long').min(1, 'blog-errors:tags.empty')
const tags = z
  .array(tag)
  .max(MAX_TAGS, 'blog-errors:tags.many')
  .default([])
  .overwrite((all) => [...new Map(all.map((one) => [one.toLowerCase(), one])).values()])
/** Any text is made a slug; empty: derived from the title. Stored posts from before this field have none. */
const slug = z
  .string()
  .max(MAX_TITLE_LENGTH, 'blog-errors:slug.long')
  .overwrite((typed) => slugOf(typed, ''))
  .optional()
  .describe('Last part of the address; empty or omitted: derived from the title')
const mediaId = z.string().regex(/^[0-9a-f]{24}$/, 'blog-errors:cover.unknown')

export const postText = namedObject('PostText', {
  title: title.min(1, 'blog-errors:title.needed'),
  slug,
  excerpt,
  document,
  coverAlt,
  ...caseText,
})
export type PostText = z.output<typeof postText>

const perLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object({ nl: text.optional(), en: text.optional(), fr: text.optional() })
const texts = perLanguage(postText).refine((all) => LOCALES.some((locale) => all[locale]), 'blog-errors:texts.needed')

/** Content of a revision: everything that a writer edits. */
export const postContent = namedObject('PostContent', {
  creator: creator.min(1, 'blog-errors:creator.needed'),
  categoryId: z.int().nullable(),
  subcategoryId: z.int().nullable(),
  originalLocale: z.enum(LOCALES).optional().describe('Default: the first language that has a text'),
  isPublic: z.boolean(),
  publishedAt: z.iso
    .datetime({ offset: true, error: 'blog-errors:publishedAt.invalid' })
    .nullable()
    .default(null)
    .describe('In the future: scheduled. Null: the time at which the post becomes public'),
  coverId: mediaId.nullable().default(null),
  tags,
  texts,
  caseStudy: caseStudy.optional().describe('Makes the post a case study'),
})
export type PostContent = z.output<typeof postContent>

/** Also creates or describes categories; that requires `category:manage`. */
export const postInput = postContent.extend({
  newCategory: categoryName.optional(),
  newSubcategory: categoryName.optional(),
  categoryDescription: categoryDescription.optional(),
  subcategoryDescription: categoryDescription.optional(),
})
export type PostInput = z.output<typeof postInput>

export const postSave = postInput.extend({
  startedFrom: z.int().describe('Revision that the form was loaded with'),
})
export type PostSave = z.output<typeof postSave>

/** Content of an autosaved draft: nothing is required, but the same size limits apply. */
export const draftContent = z.object({
  creator: creator.default(''),
  categoryId: z.int().nullable().default(null),
  subcategoryId: z.int().nullable().default(null),
  originalLocale: z.enum(LOCALES).optional(),
  isPublic: z.boolean().default(false),
  publishedAt: z.string().max(40).nullable().default(null),
  coverId: mediaId.nullable().default(null),
  tags,
  texts: perLanguage(z.object({ title: title.default(''), slug, excerpt, document, coverAlt, ...caseText })),
  caseStudy: draftCaseStudy.optional(),
  newCategory: categoryDescription.optional(),
  newSubcategory: categoryDescription.optional(),
  categoryDescription: categoryDescription.optional(),
  subcategoryDescription: categoryDescription.optional(),
})
export type DraftContent = z.output<typeof draftContent>

export const draftSave = z.object({
  content: draftContent,
  startedFrom: z.int().nullable().default(null).describe('Revision that the form was loaded with'),
})

export function postKindOf({ caseStudy: facts }: { caseStudy?: unknown }): PostKind {
  return facts ? 'case' : 'article'
}

/** As the writer chose it, or derived from the title. */
export function postSlugOf({ slug, title }: Pick<PostText, 'slug' | 'title'>): string {
  return slug || slugOf(title)
}

/** Language shown to readers of a missing one. */
export function originalLocaleOf({ originalLocale, texts }: Pick<PostContent, 'originalLocale' | 'texts'>): Locale {
  if (originalLocale && texts[originalLocale]) return originalLocale
  return LOCALES.find((locale) => texts[locale]) ?? DEFAULT_LOCALE
}

export function originalTextOf(content: Pick<PostContent, 'originalLocale' | 'texts'>): PostText {
  return expectDefined(content.texts[originalLocaleOf(content)], 'text of the post')
}

/** The languages in which the text in `locale` is shown: the original is also the fallback for missing languages. */
export function localesShowing(locale: Locale, content: Pick<PostContent, 'originalLocale' | 'texts'>): Locale[] {
  const isOriginal = locale === originalLocaleOf(content)
  return [locale, ...LOCALES.filter((one) => isOriginal && !content.texts[one])]
}
