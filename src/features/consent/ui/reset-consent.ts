import { apiFetch } from '#platform/client/api-fetch.ts'
import { eraseCookie, eraseDisallowedStorage } from './erase-storage.ts'

/** Withdraws consent: deletes the answer and the storage it allowed, and reloads the page, which shows the dialog again. */
export function resetConsent(): void {
  const visitor = /(?:^|; )cyaan\.visitor=([^;]+)/.exec(document.cookie)?.[1]
  eraseCookie('consent')
  eraseDisallowedStorage((category) => category === 'essential')
  // Not awaited: the identifier is deleted in this browser whether or not the server records it. It is sent in the
  // body, because the browser attaches cookies after this function has deleted them.
  if (visitor) {
    const body = JSON.stringify({ visitor })
    const headers = { 'content-type': 'application/json' }
    apiFetch('/api/consent/withdrawal', { method: 'POST', headers, body, keepalive: true }, true).catch(() => {})
  }
  location.reload()
}
