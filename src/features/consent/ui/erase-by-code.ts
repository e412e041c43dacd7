import { apiFetch } from '#platform/client/api-fetch.ts'

const TIMEOUT_MS = 10_000

/** The code is the identifier, whose cookie is deleted already. False when the server does not confirm. */
export function eraseByCode(visitor: string): Promise<boolean> {
  return apiFetch(
    '/api/consent/withdrawal',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visitor }),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    true,
  ).then(
    ({ ok }) => ok,
    () => false,
  )
}
