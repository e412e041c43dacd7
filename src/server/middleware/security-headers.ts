import { createHash } from 'node:crypto'
import type { Env } from '#platform/server/env.ts'

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
const MAP = 'https://www.openstreetmap.org'

type HeaderEnv = Pick<Env, 'origin'> & Partial<Pick<Env, 'HSTS_SUBDOMAINS'>>

export function securityHeaders({ origin, HSTS_SUBDOMAINS }: HeaderEnv): Record<string, string> {
  const hsts = `max-age=63072000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': hsts } : {}),
  }
}

/** Images and feeds that other sites, feed readers and webmail embed. */
const CROSS_ORIGIN_PATHS = /^\/(?:share|media|look)\/|^\/[^/]+\.(?:png|svg)$|\/feed\.(?:xml|json)$/

export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return CROSS_ORIGIN_PATHS.test(path) ? 'cross-origin' : 'same-origin'
}

/** CSP of responses that are not pages: nothing may run or be framed. */
export const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A rendered page without its nonces, and the hashes of its inline scripts and style sheets. */
export type HashedPage = { html: string; hashes: string[]; styleHashes?: string[] }

/**
 * Only inline scripts and style sheets written by the renderer have the random nonce of this render: one inside user content
 * gets no hash and has no effect.
 */
export function replaceNoncesWithHashes(rendered: string, nonce: string): HashedPage {
  const inline = new RegExp(`<(script|style)(?![^>]*\\ssrc=)(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  const found = Array.from(rendered.matchAll(inline), ([, element, code = '']) => ({ element, hash: hashOf(code) }))
  const hashesOf = (name: string) => [
    ...new Set(found.flatMap(({ element, hash }) => (element === name ? [hash] : []))),
  ]
  // Without this element the client router adds no nonce to what it inserts.
  const html = rendered
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html, hashes: hashesOf('script'), styleHashes: hashesOf('style') }
}

/** Only own files run, and the inline scripts that the renderer wrote into this page. */
export function pagePolicy(
  { html, hashes, styleHashes = [] }: HashedPage,
  { NODE_ENV, origin }: Pick<Env, 'NODE_ENV' | 'origin'>,
): string {
  const isDevelopment = NODE_ENV === 'development'
  const scripts = isDevelopment ? ["'unsafe-inline'"] : hashes
  const styles = isDevelopment ? ["'unsafe-inline'"] : styleHashes
  // Third-party hosts are allowed only on pages that may need them; requests are made with consent only.
  const google = /^<!doctype html><html[^>]* data-measure="/i.test(html) ? ` ${GOOGLE.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${google}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // Positioned elements use style attributes, which cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${google}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${google}`,
    // On every page: a client-side navigation to the map keeps the policy of the first document.
    `frame-src 'self' ${MAP}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
