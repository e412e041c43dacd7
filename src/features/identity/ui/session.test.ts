import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const RITA = {
  id: 'u1',
  emailAddress: 'r@example.com',
  firstName: 'Rita',
  lastName: 'P',
  role: 'USER',
  permissions: [],
}
const tokenUntil = (expires: number) => `x.${btoa(JSON.stringify({ exp: expires / 1000 }))}.x`

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with an expired token; the server responds to renewals with these in order, repeating the last. */
async function browserWith(...responses: (number | 'offline')[]) {
  vi.resetModules()
  const [{ useAuth }, session, client] = await Promise.all([
    import('./auth.store.ts'),
    import('./session.ts'),
    import('#platform/client/api-fetch.ts'),
  ])
  const { id: userId, firstName, lastName, emailAddress } = RITA
  const person = { firstName, lastName, emailAddress }
  useAuth.setState({ isAuthenticated: true, token: tokenUntil(Date.now() - 1), userId, userRole: 'USER', ...person })
  const calls: string[] = []
  client.setServerFetch(async (path) => {
    calls.push(path)
    if (path.includes('/whoami')) return Response.json(RITA)
    const status = responses.length > 1 ? responses.shift()! : responses[0]!
    if (status === 'offline') throw new TypeError('fetch failed')
    if (status !== 200) return Response.json({ error: { code: 'X' } }, { status })
    return Response.json({ token: tokenUntil(Date.now() + 900_000), user: RITA })
  })
  const renewals = () => calls.filter((path) => path.includes('/token')).length
  return { ...session, state: () => useAuth.getState(), renewals }
}

test.each([503, 500, 502, 'offline'] as const)('a renewal that fails with %s is retried', async (failure) => {
  const { authProvider, state, renewals } = await browserWith(failure, failure, 200)
  const headers = authProvider.headers()
  await vi.runAllTimersAsync()
  expect(await headers).toMatchObject({ Authorization: expect.stringMatching(/^Bearer x\./) })
  expect(renewals()).toBe(3)
  expect(state().isAuthenticated).toBe(true)
})

test.each([401, 403])('a session that the server has ended (%s) leaves no personal data behind', async (refusal) => {
  const { checkSession, state } = await browserWith(refusal)
  expect(await checkSession()).toBe(false)
  expect(state()).toMatchObject({ isAuthenticated: false, token: null, userId: null, userRole: null, userData: null })
  expect(state()).toMatchObject({ firstName: null, lastName: null, emailAddress: null })
})

test('an unreachable server fails the call and keeps the session; the next call succeeds when it is back', async () => {
  const {
    authProvider,
    checkSession,
    ensureSession: requireSession,
    state,
    renewals,
  } = await browserWith(...Array<number>(15).fill(503), 200)
  const failed = authProvider.headers().catch((error) => error)
  await vi.runAllTimersAsync()
  expect(await failed).toMatchObject({ status: 503 })
  expect(renewals()).toBe(5)
  for (const ask of [checkSession, requireSession]) {
    const known = ask()
    await vi.runAllTimersAsync()
    expect(await known).toBe(true)
  }
  expect(state()).toMatchObject({ isAuthenticated: true, userId: 'u1' })
  expect(await authProvider.headers()).toHaveProperty('Authorization')
})

test.each([401, 403])('a renewal that is refused with %s signs out at once', async (status) => {
  const { checkSession, state, renewals } = await browserWith(status)
  expect(await checkSession()).toBe(false)
  expect(renewals()).toBe(1)
  expect(state()).toMatchObject({ isAuthenticated: false, token: null })
})

/** A signed-in browser on this page whose product calls return this status. */
async function browserRefusedWith(status: number, page: string) {
  const { authProvider, state } = await browserWith(200)
  const { apiFetch, setAuthProvider, setServerFetch } = await import('#platform/client/api-fetch.ts')
  await authProvider.headers()
  const url = new URL(page, 'http://site')
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: url.pathname, search: url.search, hash: '', assign })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  setAuthProvider(async () => authProvider)
  setServerFetch(async () => Response.json({ error: { code: 'X' } }, { status }))
  return { call: (skipAuth: boolean) => apiFetch('/api/reviews', { method: 'POST' }, skipAuth), state, assign }
}

test.each([
  [403, '/booking?type=REPORT_ISSUE', '/login?next=%2Fbooking%3Ftype%3DREPORT_ISSUE'],
  [403, '/fr/reviews', '/fr/login?next=%2Ffr%2Freviews'],
  [401, '/profile', '/login?next=%2Fprofile'],
])('a product call that returns %s on %s resets the state and redirects to %s', async (status, page, login) => {
  const { call, state, assign } = await browserRefusedWith(status, page)
  expect(state()).toMatchObject({ isAuthenticated: true })
  // The caller gets the response too.
  expect((await call(false)).status).toBe(status)
  expect(state()).toMatchObject({ isAuthenticated: false, token: null, userId: null, userRole: null, userData: null })
  expect(assign.mock.calls).toEqual([[login]])
})

test.each([
  [403, true],
  [422, false],
  [503, false],
])('a call that returns %s keeps the session (skipAuth: %s)', async (status, skipAuth) => {
  const { call, state, assign } = await browserRefusedWith(status, '/booking')
  expect((await call(skipAuth)).status).toBe(status)
  expect(state()).toMatchObject({ isAuthenticated: true, userId: 'u1' })
  expect(assign).not.toHaveBeenCalled()
})
