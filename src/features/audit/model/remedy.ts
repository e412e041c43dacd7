import type { AuditedPage, PageField } from './digest/page-digest.ts'

const HEAD = [
  ...['title-missing', 'title-length', 'title-unique', 'title-languages'],
  ...['description-missing', 'description-length', 'description-unique'],
]
/** In running text, with its links. */
const TEXT = [
  'readability',
  'text-language',
  'link-broken',
  'link-redirect',
  'link-text',
  'link-anchor',
  'link-external',
]
const ARTICLE = [...TEXT, 'heading-empty', 'heading-order', 'image-alt', 'link-name', 'article-short', 'image-broken']

/**
 * Checks whose remedy the owner has in the admin area, by kind of page: all texts of a page and of an article, name and
 * description of a category. The rest is markup, for a developer.
 */
export const OWNER_CHECKS: Record<AuditedPage['kind'], readonly string[]> = {
  page: [...HEAD, ...TEXT],
  category: HEAD,
  post: [...HEAD, ...ARTICLE],
}
/** Of the owner, whatever the page: an answer is written on any page, a link of every page is one of the settings. */
export const OWNER_SETTINGS: readonly string[] = ['question-unanswered', 'link-external']

/** `kind` is null for a finding about the whole site. */
export function isForDeveloper(check: string, kind: AuditedPage['kind'] | null): boolean {
  return !OWNER_SETTINGS.includes(check) && !(kind && OWNER_CHECKS[kind].includes(check))
}

/** The field in which the owner remedies a finding; undefined for one of a developer. */
export function fieldOfCheck(check: string): PageField | undefined {
  if (HEAD.includes(check)) return check.startsWith('title') ? 'title' : 'description'
  return ARTICLE.includes(check) || OWNER_SETTINGS.includes(check) ? 'text' : undefined
}
