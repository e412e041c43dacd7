import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { type BlogDocument, EMPTY_DOCUMENT } from '../../../model/document.schema.ts'
import type { DraftContent, PostContent } from '../../../model/post-input.schema.ts'

export type DraftText = { title: string; excerpt: string; document: BlogDocument; coverAlt: string }
/** What stands in the form. Every language has its place, written in or not. */
export type PostDraft = Omit<DraftContent, 'texts'> & { texts: Record<Locale, DraftText> }

const emptyText = (): DraftText => ({ title: '', excerpt: '', document: EMPTY_DOCUMENT, coverAlt: '' })

export function emptyDraft(creator: string): PostDraft {
  const texts = { nl: emptyText(), en: emptyText(), fr: emptyText() }
  return {
    creator,
    categoryId: null,
    subcategoryId: null,
    isPublic: false,
    publishedAt: null,
    coverId: null,
    tags: [],
    texts,
  }
}

export function toPostDraft(content: PostContent | DraftContent): PostDraft {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, { ...emptyText(), ...content.texts[locale] }]))
  return { ...content, texts: texts as PostDraft['texts'] }
}

/** Where the post lies, when the category that was chosen is no more. */
export function withExistingCategory(typed: PostDraft, saved: PostDraft, categories: ManagedCategory[]): PostDraft {
  const { categoryId, subcategoryId } = typed
  const category = categories.find(({ id }) => id === categoryId)
  const exists =
    subcategoryId === null
      ? categoryId === null || category
      : category?.subcategories.some(({ id }) => id === subcategoryId)
  return exists ? typed : { ...typed, categoryId: saved.categoryId, subcategoryId: saved.subcategoryId }
}

/** A language without a word in it is none. */
export function hasText({ title, excerpt, document }: DraftText): boolean {
  const blocks = document.content ?? []
  return Boolean(title.trim() || excerpt.trim() || blocks.length > 1 || blocks[0]?.content || blocks[0]?.attrs)
}

/** What is sent: only languages with words, and no description that was left empty. A name is asked for once a place is made. */
export function fromPostDraft(draft: PostDraft): DraftContent {
  const written = LOCALES.filter((locale) => hasText(draft.texts[locale]))
  const { categoryDescription, subcategoryDescription, ...rest } = draft
  return {
    ...rest,
    ...filled({ categoryDescription, subcategoryDescription }),
    texts: Object.fromEntries(written.map((locale) => [locale, draft.texts[locale]])),
  }
}

function filled(parts: Record<string, { [L in Locale]?: string | undefined } | undefined>) {
  return Object.fromEntries(Object.entries(parts).filter(([, texts]) => Object.values(texts ?? {}).some(Boolean)))
}

/** What is wrong with a part is shown at the field that holds it: with the second tag, at the tags. */
export function errorsByField(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).map(([path, complaint]) => {
    const field = path.split('.').slice(0, path.startsWith('texts.') ? 3 : 1)
    return [field.join('.'), complaint] as const
  })
  // The first of several stays.
  return Object.fromEntries(named.toReversed())
}

export const isSameDraft = (a: PostDraft, b: PostDraft) =>
  JSON.stringify(fromPostDraft(a)) === JSON.stringify(fromPostDraft(b))

/** The first language with words in it, or else the one of the page. */
export function firstLanguage({ texts }: PostDraft, locale: Locale): Locale {
  return [locale, ...LOCALES].find((one) => hasText(texts[one])) ?? locale
}
