/** Key of the page that a text or list is edited on. */
export function pageOfPath(path: string): string | undefined {
  const [part, name] = path.split('.')
  if (part === 'landing') return 'home'
  if (part === 'faq' || part === 'performance') return part
  if (part === 'packages') return 'services'
  if (part === 'services') return name ?? part
  return part === 'pages' || part === 'legal' ? name : undefined
}
