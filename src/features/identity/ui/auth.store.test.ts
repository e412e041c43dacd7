import { expect, test, vi } from 'vitest'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'

async function openWith(content: string) {
  stubStorage({ 'auth-storage': content })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.resetModules()
  const { useAuth } = await import('./auth.store.ts')
  const { isAuthenticated, userId, userRole, token } = useAuth.getState()
  return { isAuthenticated, userId, userRole, token }
}
const stored = (change: object) =>
  JSON.stringify({
    version: 0,
    state: { isAuthenticated: true, userId: 'u1', userRole: 'USER', token: 't', ...change },
  })

test('a stored session is read', async () => {
  expect(await openWith(stored({}))).toEqual({ isAuthenticated: true, userId: 'u1', userRole: 'USER', token: 't' })
})

test.each([
  ...MALFORMED,
  stored({ isAuthenticated: 'yes' }),
  stored({ userId: 7 }),
  stored({ userRole: 'OWNER' }),
  stored({ token: {} }),
])('malformed content is a signed-out browser: %s', async (content) => {
  expect(await openWith(content)).toEqual({ isAuthenticated: false, userId: null, userRole: null, token: null })
})
