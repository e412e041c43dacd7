import { type Category, findKept } from '#kernel/kept.ts'

/** Removes what the visitor no longer allows. A cookie may have been set for the site or for its parent domain. */
export function sweep(isAllowed: (category: Category) => boolean): void {
  for (const name of cookieNames()) if (isUnwanted('cookie', name)) forgetCookie(name)
  try {
    for (const name of Object.keys(localStorage)) if (isUnwanted('localStorage', name)) localStorage.removeItem(name)
  } catch {
    // Storage may be switched off.
  }

  function isUnwanted(where: 'cookie' | 'localStorage', name: string): boolean {
    const kept = findKept(where, name)
    return kept !== undefined && !isAllowed(kept.category)
  }
}

function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=')[0]!)
}

export function forgetCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; Domain=${labels.slice(i).join('.')}`)]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
