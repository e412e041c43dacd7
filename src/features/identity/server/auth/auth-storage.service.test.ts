import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { deliverDue } from '#features/mail/server/delivery/delivery.service.ts'
import { deliverEmails } from '#features/mail/server/delivery/email.jobs.ts'
import { writeBackup } from '#platform/server/backup/backup.ts'
import type { Database } from '#platform/server/db.ts'
import { errorOf, identityFixture, RITA, tokenOf } from '#tests/fixtures/identity-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { getAuth } from './auth.service.ts'

/** Every row of every table, in every schema of the database. */
async function storedText({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select to_json(t)::text as text from ${name} t`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

async function backupText({ pool }: Database): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-tokens-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup.gz')
  await writeBackup(pool.options, file, new Date())
  return gunzipSync(readFileSync(file)).toString()
}

test('the database and its backups hold no token of an email, before and after sending; the received email works', async () => {
  const server = await mailServer()
  const { ctx, database, saveSignInSettings, post, postSolved, register } = await identityFixture({
    env: { SMTP_URL: server.url() },
    jobs: [deliverEmails],
  })
  await saveSignInSettings({ emailLink: true })

  const backups: string[] = []
  /** Requests an email and returns its token as received. */
  async function tokenAfter(ask: () => Promise<Response>): Promise<string> {
    expect((await ask()).status).toBeLessThan(300)
    const unsent = await storedText(database)
    backups.push(await backupText(database))
    await deliverDue(ctx)
    const { text, html } = server.received.at(-1)!.mail
    const token = tokenOf(text!)
    expect(html).toContain(`token=${token}`)
    for (const stored of [unsent, await storedText(database), ...backups]) {
      expect(stored).toContain(RITA.email)
      expect(stored.includes(token)).toBe(false)
    }
    return token
  }

  const verification = await tokenAfter(register)
  expect((await post('/verification/complete', { ...RITA, token: verification })).status).toBe(200)
  const emailLink = await tokenAfter(() => postSolved('/email-link', { email: RITA.email }))
  expect((await post('/email-link/use', { token: emailLink })).status).toBe(200)
  const reset = await tokenAfter(() => postSolved('/password-reset', { email: RITA.email }))
  expect((await post('/password-reset/use', { token: reset, password: 'Nieuwe-tuin-4' })).status).toBe(200)
})

test('the database holds no usable session, reset link or email link', async () => {
  const { database, saveSignInSettings, post, postSolved, registerAndVerify, signIn, tokenIn } = await identityFixture()
  await registerAndVerify()
  await saveSignInSettings({ emailLink: true })
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

test('an admin reads emails of others without the token in their links; the sent email has it', async () => {
  const server = await mailServer()
  const { allEmails, as, ctx, postSolved, registerAndVerify, tokenIn } = await identityFixture({
    env: { SMTP_URL: server.url() },
    jobs: [deliverEmails],
  })
  await registerAndVerify()
  await postSolved('/password-reset', { email: RITA.email })
  const token = await tokenIn('reset')
  const { ask, send } = await as('admin')
  const { id } = (await allEmails()).find(({ kind }) => kind.includes('reset'))!

  for (const read of [await ask(`/api/mail/${id}`), await ask('/api/mail')]) {
    expect(read.status).toBe(200)
    expect(await read.text()).not.toContain(token)
  }
  const shown = await (await ask(`/api/mail/${id}`)).json()
  expect(shown.html).toContain('/reset-password?token=…')
  expect(shown.text).toContain('/reset-password?token=…')

  const hurried = await send('POST', `/api/mail/${id}/resend`)
  expect(hurried.status).toBe(200)
  expect(await hurried.text()).not.toContain(token)
  await deliverDue(ctx)
  const received = server.received.filter(({ mail }) => mail.text!.includes('/reset-password'))
  expect(received.map(({ mail }) => tokenOf(mail.text!))).toEqual([token])

  const again = await send('POST', `/api/mail/${id}/resend`)
  expect([again.status, (await errorOf(again)).code]).toEqual([409, 'EMAIL_LINK_ERASED'])
  expect((await allEmails()).find((email) => email.id === id)).toMatchObject({ status: 'sent' })
})

test('without a mail server the mail log shows a working link', async () => {
  const { allEmails, as, register, tokenIn } = await identityFixture()
  await register()
  const { ask } = await as('admin')
  const { id } = (await allEmails()).find(({ kind }) => kind.includes('verification'))!
  const shown = await (await ask(`/api/mail/${id}`)).json()
  for (const content of [shown.html, shown.text]) expect(content).toContain(await tokenIn('verification'))
})

test('OAuth tokens of a provider are not stored', async () => {
  const { as, ctx, database } = await identityFixture()
  const { user } = await as('user')
  const { internalAdapter } = await (await getAuth(ctx)).$context
  const tokens = { accessToken: 'at-123', refreshToken: 'rt-123', idToken: 'it-123', scope: 'openid' }
  await internalAdapter.linkAccount({ userId: user.id, providerId: 'google', accountId: 'g-1', ...tokens })
  const stored = await storedText(database)
  expect(stored).toContain('g-1')
  for (const token of Object.values(tokens)) expect(stored).not.toContain(token)
})
