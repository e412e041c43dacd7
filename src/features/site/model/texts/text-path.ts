import { ACCOUNT_PAGES, isMessagePath, pageOfMessage } from './messages.ts'

/** Key of the page or group that a text or list is edited on. */
export function pageOfPath(path: string): string | undefined {
  if (isMessagePath(path)) return pageOfMessage(path)
  const [part, name = ''] = path.split('.')
  if (part === 'landing') return 'home'
  if (part === 'faq' || part === 'performance') return part
  if (part === 'packages') return 'services'
  if (part === 'services') return name || part
  if (part === 'pages' && ACCOUNT_PAGES.includes(name)) return 'account'
  return part === 'pages' || part === 'legal' ? name : undefined
}

/** Cache tag of a page's own texts. Every page also has that of the whole setting, because it shows texts of the frame. */
export function pageTextTag(key: string): string {
  return `page-texts:${key}`
}

/** Of the pages on which the texts at these paths are edited. */
export function pageTextTags(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => pageOfPath(path) ?? []))].map(pageTextTag)
}

const CONTENT_PATHS: Record<string, string> = {
  faq: 'faq',
  performance: 'performance',
  privacy: 'legal.privacy',
  terms: 'legal.terms',
  cookies: 'legal.cookies',
}

/** Where the running text of a page begins; the editor opens the first text of a part. */
export function mainTextPath(key: string): string {
  return CONTENT_PATHS[key] ?? `pages.${key}.lead`
}
