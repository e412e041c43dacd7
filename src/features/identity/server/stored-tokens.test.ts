import { expect, test } from 'vitest'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import type { Database } from '#platform/server/db.ts'
import { identityHouse, RITA } from '#tests/identity-house.ts'
import { authOf } from './auth.ts'

/** Everything in the database but the letters, which must be sendable as they are. */
async function storedText({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'letters'",
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select to_json(t)::text as text from "${name}" t`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

test('the database holds nothing that opens a session, a reset link or an email link', async () => {
  const { database, ownerSets, post, postSolved, registerAndVerify, signIn, tokenIn } = await identityHouse()
  await registerAndVerify()
  await ownerSets({ emailLink: true })
  const { cookie } = await signIn()
  const sessionToken = /session_token=([^.;]+)/.exec(decodeURIComponent(cookie))![1]!
  await postSolved('/password-reset', { email: RITA.email })
  await postSolved('/email-link', { email: RITA.email })

  const stored = await storedText(database)
  expect(stored).toContain(RITA.email)
  const tokens = [sessionToken, await tokenIn('reset'), await tokenIn('emailLink')]
  for (const token of tokens) expect(stored).not.toContain(token)

  expect((await post('/token', {}, { cookie })).status).toBe(200)
  const { rows } = await database.pool.query<{ token: string }>('select token from sessions')
  expect(rows).toHaveLength(1)
  const stolen = cookie.replace(sessionToken, rows[0]!.token)
  expect((await post('/token', {}, { cookie: stolen })).status).toBe(401)
  expect((await post('/sign-out', {}, { cookie })).status).toBe(200)
  expect((await post('/token', {}, { cookie })).status).toBe(401)
  expect((await database.pool.query('select from sessions')).rowCount).toBe(0)
})

test('an admin reads the letters of others without the token in their links; what is sent keeps it', async () => {
  const { allLetters, as, postSolved, registerAndVerify, tokenIn } = await identityHouse({
    env: { SMTP_URL: 'smtp://127.0.0.1:9' },
    jobs: [deliverLetters],
  })
  await registerAndVerify()
  await postSolved('/password-reset', { email: RITA.email })
  const token = await tokenIn('reset')
  const { ask, send } = await as('admin')
  const { id, html, text } = (await allLetters()).find(({ kind }) => kind.includes('reset'))!

  for (const read of [await ask(`/api/mail/${id}`), await ask('/api/mail')]) {
    expect(read.status).toBe(200)
    expect(await read.text()).not.toContain(token)
  }
  const shown = await (await ask(`/api/mail/${id}`)).json()
  expect(shown.html).toContain('/reset-password?token=…')
  expect(shown.text).toContain('/reset-password?token=…')
  for (const stored of [html, text]) expect(stored).toContain(token)

  const resent = await send('POST', `/api/mail/${id}/resend`)
  expect(resent.status).toBe(200)
  expect(await resent.text()).not.toContain(token)
  expect((await allLetters()).find((letter) => letter.id === id)).toMatchObject({ html, text })
})

test('without a mail server the log is the mailbox: the link can be opened from there', async () => {
  const { allLetters, as, register, tokenIn } = await identityHouse()
  await register()
  const { ask } = await as('admin')
  const { id } = (await allLetters()).find(({ kind }) => kind.includes('verification'))!
  const shown = await (await ask(`/api/mail/${id}`)).json()
  for (const content of [shown.html, shown.text]) expect(content).toContain(await tokenIn('verification'))
})

test('what a provider issues for calls to its API is not stored', async () => {
  const { as, ctx, database } = await identityHouse()
  const { user } = await as('user')
  const { internalAdapter } = await (await authOf(ctx)).$context
  const tokens = { accessToken: 'at-123', refreshToken: 'rt-123', idToken: 'it-123', scope: 'openid' }
  await internalAdapter.linkAccount({ userId: user.id, providerId: 'google', accountId: 'g-1', ...tokens })
  const stored = await storedText(database)
  expect(stored).toContain('g-1')
  for (const token of Object.values(tokens)) expect(stored).not.toContain(token)
})
