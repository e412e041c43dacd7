import { IDENTIFIER_PATTERN } from './identifier-pattern.ts'

const FRAGMENT = '#erase='

/** The code is in the fragment, which is never sent to a server. */
export function eraseLaterAt(cookiesPath: string, code: string): string {
  return `${cookiesPath}${FRAGMENT}${code}`
}

export function eraseCodeIn(hash: string): string | undefined {
  const code = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : ''
  return IDENTIFIER_PATTERN.test(code) ? code : undefined
}
