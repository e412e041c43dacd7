import { USER_HEADER } from '#kernel/client-headers.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import type { AuthProvider } from '#platform/client/api-fetch.ts'
import { eraseTypedInput, restoreTypedInput, saveTypedInput } from '#platform/client/form-recovery.ts'
import { LOOK_AROUND_REFUSED, LOOK_AROUND_USER_ID } from '../model/look-around.ts'
import type { WhoamiRoutes } from '../server/account/me.routes.ts'
import type { SignInRoutes } from '../server/sign-in/sign-in.routes.ts'
import { useAuth } from './auth.store.ts'
import { loginPath, redirectToLogin } from './go-to-login.ts'

const publicApi = apiClient<SignInRoutes>('/identity', { skipAuth: true })
/** Without the 401 redirect of other calls: an ended session must not leave a public page. */
const whoami = apiClient<WhoamiRoutes>('/whoami', { skipAuth: true })

/** Renews a token before it expires, so that none expires in transit. */
const RENEWAL_MARGIN_MS = 30_000

/** Exponential back-off of a renewal without a decision, because of the network or the server. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000]

/** Every call waits here for a valid token. Visitors send none, and the server decides. */
export const authProvider: AuthProvider = {
  async headers(): Promise<Record<string, string>> {
    const token = await getValidToken()
    const { userId } = useAuth.getState()
    return token && userId ? { Authorization: `Bearer ${token}`, [USER_HEADER]: userId } : {}
  },
  onRejected(response) {
    // Not an ended session: the server refuses the writes of a look-around, and its message says why.
    if (response.status === 403 && useAuth.getState().userId === LOOK_AROUND_USER_ID) {
      dispatchEvent(new CustomEvent(LOOK_AROUND_REFUSED, { detail: response.clone() }))
      return
    }
    saveTypedInput()
    useAuth.getState().reset()
    redirectToLogin()
  },
}

let pendingRenewal: Promise<string | null> | undefined

async function getValidToken(): Promise<string | null> {
  const { token, isAuthenticated } = useAuth.getState()
  if (token && tokenExpiry(token) - RENEWAL_MARGIN_MS > Date.now()) return token
  return isAuthenticated ? renewAccessToken() : null
}

/**
 * One renewal for all waiting calls; a lock serialises tabs, and the second tab reuses the token of the first. Null:
 * the server has ended the session. Rejected: no decision, and the session is kept.
 */
export function renewAccessToken(): Promise<string | null> {
  pendingRenewal ??= withTabLock(renewAccessTokenUnderLock).finally(() => {
    pendingRenewal = undefined
  })
  return pendingRenewal
}

/** The server has replaced the session, so the stored token is invalid. */
export function discardAndRenewAccessToken(): Promise<string | null> {
  useAuth.setState({ token: null })
  // Without a token, the next call renews again.
  return renewAccessToken().catch(() => null)
}

async function renewAccessTokenUnderLock(): Promise<string | null> {
  await useAuth.persist.rehydrate()
  const { token } = useAuth.getState()
  if (token && tokenExpiry(token) - RENEWAL_MARGIN_MS > Date.now()) return token
  for (let attempt = 0; ; attempt++) {
    try {
      const fresh = await unwrap(publicApi.token.$post())
      useAuth.getState().setSignedIn(fresh)
      return fresh.token
    } catch (error) {
      if (isRefusal(error)) return null
      const delay = RETRY_DELAYS_MS[attempt]
      if (delay === undefined || navigator.onLine === false) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/** Only these end a session in the browser; a network error or an overloaded server does not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

function withTabLock<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('cyaan-token', run) : run()
}

function tokenExpiry(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
  } catch {
    return 0
  }
}

let pendingCheck: Promise<boolean> | undefined

/** Once per page load and session: verifies the stored session, which may be outdated. */
export async function checkSession(): Promise<boolean> {
  if (!useAuth.getState().isAuthenticated) return false
  pendingCheck ??= checkStoredSession()
  return pendingCheck
}

async function checkStoredSession(): Promise<boolean> {
  try {
    if ((await getValidToken()) === null) return markSignedOut()
    useAuth.getState().setUser(await unwrap(whoami.index.$post({}, { headers: await authProvider.headers() })))
    restoreTypedInput()
    return true
  } catch (error) {
    if (isRefusal(error)) return markSignedOut()
    // No decision: keep the stored session, and let the next caller check again.
    pendingCheck = undefined
    return true
  }
}

function markSignedOut(): false {
  useAuth.getState().reset()
  // Another tab may sign in later.
  pendingCheck = undefined
  return false
}

/** For protected screens: true if the user is signed in, by storage or by cookie. */
export async function ensureSession(): Promise<boolean> {
  if (!(await checkSession()) && (await renewAccessToken().catch(() => null)) === null) return false
  pendingCheck = Promise.resolve(true)
  restoreTypedInput()
  return true
}

/** False: the request failed, and the session is still open. */
export async function signOut(next?: string): Promise<boolean> {
  const response = await publicApi['sign-out'].$post().catch(() => undefined)
  if (!response?.ok) return false
  useAuth.getState().reset()
  eraseTypedInput()
  location.assign(`${loginPath()}?forceSelect=true${next ? `&next=${encodeURIComponent(next)}` : ''}`)
  return true
}
