import { createHash } from 'node:crypto'
import type { Env } from '#platform/server/env.ts'

/** Scripts that run: not those that come from a file, nor blocks of data. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
const MAP = 'https://www.openstreetmap.org'

/** What every answer carries. */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** For answers that are not pages: nothing in them may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Only our own files run, and the inline scripts that this very page was rendered with. */
export function pagePolicy(html: string, { NODE_ENV, origin }: Pick<Env, 'NODE_ENV' | 'origin'>): string {
  const isDevelopment = NODE_ENV === 'development'
  const scripts = isDevelopment
    ? ["'unsafe-inline'"]
    : Array.from(html.matchAll(INLINE_SCRIPT), ([, code]) => hashOf(code!))
  // A host opens only on a page that says it may need it; the visitor's consent decides whether it is asked.
  const google = html.includes(' data-measure="') ? ` ${GOOGLE.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}${google}`,
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
