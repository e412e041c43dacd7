import { apiFetch } from '#platform/client/api-fetch.ts'
import { eraseCookie, eraseDisallowedStorage } from './erase-storage.ts'

/** Forgets the answer and what was allowed by it, so that the question is asked again: that is a withdrawal. */
export function resetConsent(): void {
  const visitor = /(?:^|; )cyaan\.visitor=([^;]+)/.exec(document.cookie)?.[1]
  eraseCookie('consent')
  eraseDisallowedStorage((category) => category === 'essential')
  // Not awaited: the identifier is gone from this browser whether or not the server can record it. It travels in the
  // body, because the browser attaches cookies later than this.
  if (visitor) {
    const body = JSON.stringify({ visitor })
    const headers = { 'content-type': 'application/json' }
    apiFetch('/api/consent/withdrawal', { method: 'POST', headers, body, keepalive: true }, true).catch(() => {})
  }
}
