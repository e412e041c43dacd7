import { documentTitle } from '#features/settings/model/document-title.ts'
import { fill } from '../../content/fill.ts'
import type { PageText, PageTextField } from '../../model/page-texts.schema.ts'

export type PageTextDraft = Record<PageTextField, string>
type Standard = { title: string; description: string }
type Facts = Record<string, string>

/** Initial form values: the owner's text, or the site's own. */
export function toPageTextDraft({ title, description }: Standard, own: PageText | undefined): PageTextDraft {
  return { title: own?.title ?? title, description: own?.description ?? description, shareText: own?.shareText ?? '' }
}

/** Texts equal to the site's own are not stored, so that improved texts of a newer version still apply. */
export function fromPageTextDraft(standard: Standard, draft: PageTextDraft): PageText {
  const { title, description, shareText } = draft
  return {
    ...(title.trim() === standard.title ? {} : { title }),
    ...(description.trim() === standard.description ? {} : { description }),
    shareText,
  }
}

/** Texts as the pages will show them. */
export function shownTexts(standard: Standard, draft: PageTextDraft, facts: Facts) {
  const filled = (text: string) => fill(text, facts).trim()
  const title = filled(draft.title) || filled(standard.title)
  const description = filled(draft.description) || filled(standard.description)
  const company = facts.companyName ?? ''
  return {
    title: documentTitle(title, company),
    description,
    cardTitle: `${title} | ${company}`,
    shareText: filled(draft.shareText) || description,
  }
}
export type ShownTexts = ReturnType<typeof shownTexts>
