import { LOCALES, type Locale } from '#kernel/locale.ts'
import { type CaseText, EMPTY_CASE_STUDY, type PostKind } from '../../../model/case-studies/case-study.schema.ts'
import type { ManagedCategory } from '../../../model/category.schema.ts'
import { type BlogDocument, EMPTY_DOCUMENT } from '../../../model/document.schema.ts'
import type { DraftContent, PostContent } from '../../../model/post-input.schema.ts'

export type DraftText = { title: string; slug: string; excerpt: string; document: BlogDocument; coverAlt: string } & {
  [Part in keyof CaseText]-?: string
}
/** State of the form, with an entry for every language. */
export type PostDraft = Omit<DraftContent, 'texts'> & { texts: Record<Locale, DraftText> }

const NO_CASE_TEXT = { sector: '', situation: '', result: '' }
const emptyText = (): DraftText => ({
  title: '',
  slug: '',
  excerpt: '',
  document: EMPTY_DOCUMENT,
  coverAlt: '',
  ...NO_CASE_TEXT,
})

export function emptyDraft(creator: string, kind: PostKind = 'article'): PostDraft {
  return toPostDraft({
    creator,
    categoryId: null,
    subcategoryId: null,
    isPublic: false,
    publishedAt: null,
    coverId: null,
    tags: [],
    texts: {},
    ...(kind === 'case' && { caseStudy: EMPTY_CASE_STUDY }),
  })
}

export function toPostDraft(content: PostContent | DraftContent): PostDraft {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, { ...emptyText(), ...content.texts[locale] }]))
  return { ...content, texts: texts as PostDraft['texts'] }
}

/** Falls back to the stored category if the chosen one was deleted. */
export function withExistingCategory(typed: PostDraft, saved: PostDraft, categories: ManagedCategory[]): PostDraft {
  const { categoryId, subcategoryId } = typed
  const category = categories.find(({ id }) => id === categoryId)
  const exists =
    subcategoryId === null
      ? categoryId === null || category
      : category?.subcategories.some(({ id }) => id === subcategoryId)
  return exists ? typed : { ...typed, categoryId: saved.categoryId, subcategoryId: saved.subcategoryId }
}

/** Whether a language has content, even if the title is missing. */
export function hasText({ title, excerpt, document, situation, result }: DraftText): boolean {
  const blocks = document.content ?? []
  const typed = [title, excerpt, situation, result].some((part) => part.trim())
  return Boolean(typed || blocks.length > 1 || blocks[0]?.content || blocks[0]?.attrs)
}

/**
 * Request body: languages with content only, without empty descriptions. New categories are sent without a name too, so
 * that the server asks for it.
 */
export function fromPostDraft(draft: PostDraft): DraftContent {
  const written = LOCALES.filter((locale) => hasText(draft.texts[locale]))
  const { categoryDescription, subcategoryDescription, ...rest } = draft
  return {
    ...rest,
    ...filled({ categoryDescription, subcategoryDescription }),
    texts: Object.fromEntries(written.map((locale) => [locale, sentText(draft, draft.texts[locale])])),
  }
}

/** The parts of a case study are sent with one only. */
function sentText({ caseStudy }: PostDraft, { sector, situation, result, ...text }: DraftText) {
  return caseStudy ? { ...text, sector, situation, result } : text
}

function filled(parts: Record<string, { [L in Locale]?: string | undefined } | undefined>) {
  return Object.fromEntries(Object.entries(parts).filter(([, texts]) => Object.values(texts ?? {}).some(Boolean)))
}

/** Maps error paths to fields: an error about the second tag is shown at the tags. */
export function errorsByField(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).map(([path, complaint]) => {
    const field = path.split('.').slice(0, path.startsWith('texts.') ? 3 : path.startsWith('caseStudy.') ? 2 : 1)
    return [field.join('.'), complaint] as const
  })
  // The first error of a field wins.
  return Object.fromEntries(named.toReversed())
}

export const isSameDraft = (a: PostDraft, b: PostDraft) =>
  JSON.stringify(fromPostDraft(a)) === JSON.stringify(fromPostDraft(b))

/** The first language with content, or the language of the page. */
export function firstLanguage({ texts }: PostDraft, locale: Locale): Locale {
  return [locale, ...LOCALES].find((one) => hasText(texts[one])) ?? locale
}
