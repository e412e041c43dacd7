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
