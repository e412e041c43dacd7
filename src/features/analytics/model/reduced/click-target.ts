import { looksPersonal } from './personal-value.ts'

export type ClickTarget = { name: 'outbound' | 'download' | 'contact'; target: string }

const MAX_TARGET = 200
const NO_FILE = /\.(?:html?|php|md|txt|xml)$/i

/**
 * What is stored of a click: the host of another site, a file of this site, or that a phone number or email address was clicked. Never the
 * query string, the number or the address. Undefined for every other link.
 */
export function clickTarget(address: string, ownOrigin: string): ClickTarget | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, origin, pathname } = new URL(address)
  if (protocol === 'tel:' || protocol === 'mailto:') return { name: 'contact', target: protocol.slice(0, -1) }
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  if (origin !== ownOrigin)
    return looksPersonal(host) ? undefined : { name: 'outbound', target: host.slice(0, MAX_TARGET) }
  const path = decode(pathname)
  const isFile = /\.[a-z\d]{2,5}$/i.test(path) && !NO_FILE.test(path)
  return isFile && path.length <= MAX_TARGET && !looksPersonal(path) ? { name: 'download', target: path } : undefined
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[^\P{C}]/gu, '')
  } catch {
    return path
  }
}
