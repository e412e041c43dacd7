import type { AuditedPage, PageField } from './digest/page-digest.ts'

const HEAD = [
  ...['title-missing', 'title-length', 'title-unique', 'title-languages'],
  ...['description-missing', 'description-length', 'description-unique'],
]
const ARTICLE = [
  ...['heading-empty', 'heading-order', 'image-alt', 'readability', 'text-language', 'freshness'],
  ...['article-short', 'image-broken'],
  ...['link-broken', 'link-redirect', 'link-text', 'link-name', 'link-anchor', 'link-external'],
]

/**
 * Checks whose remedy the owner has in the admin area, by kind of page: title and description of a page, all of an article.
 * The rest is markup or texts in the code: for a developer.
 */
export const OWNER_CHECKS: Record<AuditedPage['kind'], readonly string[]> = {
  page: HEAD,
  category: HEAD,
  post: [...HEAD, ...ARTICLE],
}
/** Changed in the settings, whatever the page. */
export const OWNER_SETTINGS: readonly string[] = [
  'question-unanswered',
  'crawlers-answers',
  'crawlers-training',
  'link-external',
]

/** `kind` is null for a finding about the whole site. */
export function isForDeveloper(check: string, kind: AuditedPage['kind'] | null): boolean {
  return !OWNER_SETTINGS.includes(check) && !(kind && OWNER_CHECKS[kind].includes(check))
}

/** The field in which the owner remedies a finding; undefined for one of the settings. */
export function fieldOfCheck(check: string): PageField | undefined {
  if (HEAD.includes(check)) return check.startsWith('title') ? 'title' : 'description'
  return ARTICLE.includes(check) ? 'text' : undefined
}
