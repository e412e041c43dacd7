import { type ConsentCategory, findStorageEntry } from '#kernel/storage-registry.ts'

/**
 * Removes storage that the visitor no longer allows. A cookie may have been set for the site or for its parent domain.
 */
export function eraseDisallowedStorage(isAllowed: (category: ConsentCategory) => boolean): void {
  for (const name of cookieNames()) if (isDisallowed('cookie', name)) eraseCookie(name)
  try {
    for (const name of Object.keys(localStorage)) if (isDisallowed('localStorage', name)) localStorage.removeItem(name)
  } catch {
    // Storage may be disabled.
  }

  function isDisallowed(where: 'cookie' | 'localStorage', name: string): boolean {
    const entry = findStorageEntry(where, name)
    return entry !== undefined && !isAllowed(entry.category)
  }
}

function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.replace(/=.*/, ''))
}

export function eraseCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; Domain=${labels.slice(i).join('.')}`)]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
