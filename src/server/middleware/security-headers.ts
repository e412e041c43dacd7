import { createHash } from 'node:crypto'
import type { Env } from '#platform/server/env.ts'

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
const MAP = 'https://www.openstreetmap.org'

/** What every answer carries. */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Pictures and feeds that other sites, feed readers and web mail show. */
const CROSS_ORIGIN_PATHS = /^\/(?:share|media|logos)\/|^\/[^/]+\.(?:png|svg)$|\/feed\.(?:xml|json)$/

export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return CROSS_ORIGIN_PATHS.test(path) ? 'cross-origin' : 'same-origin'
}

/** For answers that are not pages: nothing in them may run or be framed. */
export const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A rendered page without the marks of its scripts, and the hashes of the scripts that had one. */
export type HashedPage = { html: string; hashes: string[] }

/**
 * Only scripts that the renderer wrote itself carry the mark of this render, a random value that no content can know: a
 * script inside user content gets no hash and does not run.
 */
export function replaceNoncesWithHashes(rendered: string, nonce: string): HashedPage {
  const marked = new RegExp(`<script(?![^>]*\\ssrc=)(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  const hashes = Array.from(rendered.matchAll(marked), ([, code]) => hashOf(code!))
  // The browser finds the router's nonce in this element; without it no part of the page waits for one.
  const html = rendered
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html, hashes: [...new Set(hashes)] }
}

/** Only our own files run, and the inline scripts that the renderer put on this very page. */
export function pagePolicy(
  { html, hashes }: HashedPage,
  { NODE_ENV, origin }: Pick<Env, 'NODE_ENV' | 'origin'>,
): string {
  const isDevelopment = NODE_ENV === 'development'
  const scripts = isDevelopment ? ["'unsafe-inline'"] : hashes
  // A host opens only on a page that says it may need it; the visitor's consent decides whether it is asked.
  const google = /^<!doctype html><html[^>]* data-measure="/i.test(html) ? ` ${GOOGLE.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${google}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Positions of floating parts are written as style attributes; an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${google}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${google}`,
    // On every page: from any of them one comes to the map without a new document, and so without a new policy.
    `frame-src ${MAP}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
