import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { SITE_ADMIN } from '../site-process.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** A signed-in admin, as a browser: a short-lived access token, and the session cookie that renews it. */
export type Session = Awaited<ReturnType<typeof createSession>>

export async function createSession(url: string) {
  const signedIn = await post(url, '/api/identity/sign-in', SITE_ADMIN)
  if (!signedIn.ok) throw new Error(`sign-in failed with ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  let { token } = (await signedIn.json()) as { token: string }
  const authorization = () => ({ authorization: `Bearer ${token}` })

  /** An expired access token is renewed once with the cookie, as the pages do. */
  async function send(site: string, method: string, path: string, body: unknown): Promise<Response> {
    const response = await request(site, method, path, body, authorization())
    if (response.status !== 401) return response
    const renewal = await post(site, '/api/identity/token', {}, { cookie })
    if (!renewal.ok) return renewal
    token = ((await renewal.json()) as { token: string }).token
    return request(site, method, path, body, authorization())
  }

  return { url, send }
}

export function post(site: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return request(site, 'POST', path, body, headers)
}

/** Rate limits count per address, and the site trusts a proxy on loopback. */
export function randomAddress(): Record<string, string> {
  const byte = () => Math.floor(Math.random() * 254) + 1
  return { 'x-forwarded-for': `198.18.${byte()}.${byte()}` }
}

function request(site: string, method: string, path: string, body: unknown, headers: Record<string, string>) {
  return fetch(site + path, {
    method,
    headers: { ...API_CLIENT_HEADERS, ...randomAddress(), 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

/** Many open appointment requests of one person, in two years of slots. */
export function allowManyRequests(session: Session): Promise<void> {
  return changeSetting(session, 'booking', { openRequests: 50, horizonDays: 730 })
}

export function renameCompany(session: Session, name: string): Promise<void> {
  return changeSetting(session, 'company', { name })
}

async function changeSetting(session: Session, subject: string, change: object): Promise<void> {
  const path = `/api/settings/admin/${subject}`
  const stored = await (await session.send(session.url, 'GET', path, undefined)).json()
  const body = { value: { ...stored.value, ...change }, startedFrom: stored.updatedAt }
  const saved = await session.send(session.url, 'PUT', path, body)
  if (!saved.ok) throw new Error(`the setting ${subject} was not saved: ${await saved.text()}`)
}
