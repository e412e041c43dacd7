import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import * as userRepo from '../users/user.repo.ts'
import { ACCESS_TOKEN_KEY, signAccessToken } from './access-token.service.ts'
import * as sessionRepo from './session.repo.ts'

const whoami = (ask: (path: string, init?: RequestInit) => Response | Promise<Response>, headers: object = {}) =>
  ask('/api/whoami', { method: 'POST', headers: headers as Record<string, string> })

test('an access token is valid for fifteen minutes', async () => {
  const { as, ctx } = await testApp({ now: '2025-03-03T09:00:00Z' })
  const { ask, user } = await as('user')
  expect((await whoami(ask)).status).toBe(200)

  const made = new Date(ctx.now().getTime() - 15 * MINUTE_MS - 1000)
  const old = await signAccessToken({ userId: user.id, sessionId: user.id }, ctx.keys.derive(ACCESS_TOKEN_KEY), made)
  expect((await whoami(ask, { authorization: `Bearer ${old}` })).status).toBe(401)
})

test('tokens with another algorithm, another key or no signature are rejected', async () => {
  const { as, ctx } = await testApp()
  const { ask, user } = await as('user')
  const secret = ctx.keys.derive(ACCESS_TOKEN_KEY)
  const claims = () =>
    new SignJWT({ sid: user.id })
      .setSubject(user.id)
      .setAudience('cyaan-api')
      .setExpirationTime(new Date('2025-03-03T09:10:00Z'))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = [
    await claims().setProtectedHeader({ alg: 'HS512' }).sign(secret),
    await claims().setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('a key that somebody guessed!')),
    `${part({ alg: 'none' })}.${part({ sub: user.id, sid: user.id, aud: 'cyaan-api', exp: 2_000_000_000 })}.`,
    'Bearer',
    '',
  ]
  for (const token of forged) expect((await whoami(ask, { authorization: `Bearer ${token}` })).status).toBe(401)
})

test('a token is not valid for another user or an ended session', async () => {
  const { as, ctx } = await testApp()
  const rita = await as('user')
  const jan = await as('user')
  const mismatch = await whoami(rita.ask, { 'X-User-Id': jan.user.id })
  expect(mismatch.status).toBe(403)
  expect(await errorOf(mismatch)).toMatchObject({ code: 'USER_MISMATCH' })

  const mixed = await signAccessToken(
    { userId: rita.user.id, sessionId: jan.user.id },
    ctx.keys.derive(ACCESS_TOKEN_KEY),
    ctx.now(),
  )
  expect((await whoami(rita.ask, { authorization: `Bearer ${mixed}` })).status).toBe(401)

  await sessionRepo.endSessions(ctx.db, rita.user.id)
  expect((await whoami(rita.ask)).status).toBe(401)
  expect((await whoami(jan.ask)).status).toBe(200)
})

test('a call must send the client and tenant headers; a plain read may omit them, but not send wrong ones', async () => {
  const { app, as } = await testApp()
  const { headers } = await as('user')
  for (const name of ['X-Client-Secret', 'X-Tenant-Id']) {
    const without = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
    expect((await whoami(app.request, without)).status).toBe(403)
    expect((await whoami(app.request, { ...headers, [name]: 'wrong' })).status).toBe(403)
    const read = await app.request('/api/settings/company', { headers: { [name]: 'wrong' } })
    expect(await errorOf(read)).toMatchObject({ code: 'CLIENT_UNKNOWN' })
  }
  expect((await app.request('/api/settings/company')).status).toBe(200)
})

test('CSRF: a page of another site cannot write', async () => {
  const { as } = await testApp()
  const { ask } = await as('user')
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example:3000'])
    expect(await errorOf(await whoami(ask, { origin, host: 'localhost:3000' }))).toMatchObject({
      code: 'ORIGIN_UNKNOWN',
    })
  expect((await whoami(ask, { origin: 'http://localhost:3000' })).status).toBe(200)
  expect((await whoami(ask, { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' })).status).toBe(200)
})

test('on https, a page on plain http cannot write for a signed-in user', async () => {
  const { as } = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
  const { ask } = await as('user')
  const host = 'studio.example'
  expect((await whoami(ask, { origin: 'https://studio.example', host })).status).toBe(200)
  expect((await whoami(ask, { origin: 'http://studio.example', host })).status).toBe(403)
  expect((await whoami(ask, { origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' })).status).toBe(403)
  expect((await whoami(ask, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).status).toBe(200)
})

test('a revoked role is effective immediately', async () => {
  const { as, ctx } = await testApp()
  const { ask, user } = await as('admin')
  expect((await ask('/api/users')).status).toBe(200)
  await userRepo.update(ctx.db, user.id, { role: 'USER' })
  expect((await ask('/api/users')).status).toBe(403)
})
