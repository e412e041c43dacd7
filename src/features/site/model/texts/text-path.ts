import { TEXT_PAGES, type TextPage } from './site-texts.schema.ts'

/** The page that a text is edited on. */
export function pageOfPath(path: string): TextPage | undefined {
  const [part, name] = path.split('.')
  if (part === 'landing') return 'home'
  if (part === 'faq' || part === 'performance') return part
  return TEXT_PAGES.find((key) => key === name && (part === 'pages' || part === 'services' || part === 'legal'))
}
