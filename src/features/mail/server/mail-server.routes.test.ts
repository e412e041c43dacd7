import { createElement } from 'react'
import { expect, test } from 'vitest'
import { signInSetting } from '#features/identity/model/sign-in-settings.schema.ts'
import { rotateRootKey } from '#features/identity/server/auth/rotate-key.service.ts'
import { openKeys } from '#features/identity/server/auth/secret-key.service.ts'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { settings, settingsHistory } from '#features/settings/server/settings.table.ts'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer, smtpError } from '#tests/servers/mail-server.ts'
import { TEST_SECRET_KEY } from '#tests/test-app.ts'
import { mailServerSetting } from '../model/mail-server.schema.ts'
import { deliverDue } from './delivery/delivery.service.ts'
import { emails } from './email.table.ts'
import { findSmtpUrl, hasMailServer } from './mail-server.service.ts'

const PASSWORD = 'Gr0en!gras/geheim'

/** A site whose admin sets the mail server. */
async function serverFixture(env: Record<string, string> = {}) {
  const fixture = await mailFixture(env)
  const admin = await fixture.as('admin')
  const read = async () => (await admin.ask('/api/settings/admin/mail-server')).json()
  const status = async () => (await admin.ask('/api/mail/status')).json()
  const test = () => admin.send('POST', '/api/mail/server/test')
  const save = async (value: object, password = '') => {
    const { updatedAt: startedFrom } = await read()
    return admin.send('PUT', '/api/mail/server', { value, startedFrom, password })
  }
  return { ...fixture, admin, read, status, test, save }
}

async function serverWithPassword() {
  const server = await mailServer({ user: 'shop', password: PASSWORD, isOnMailPort: true })
  return { server, value: { host: server.host, port: server.port, encryption: 'none', user: 'shop' } }
}

test('the owner sets the mail server, tests it, and emails are sent at once', async () => {
  const { server, value } = await serverWithPassword()
  const { ctx, admin, save, test, status, write, onlyEmail } = await serverFixture()
  expect(await status()).toMatchObject({ hasMailServer: false, server: null, testedAt: null })
  expect((await test()).status).toBe(409)

  expect((await save(value, PASSWORD)).status).toBe(200)
  const name = `${server.host}:${server.port}`
  expect(await status()).toMatchObject({ server: { source: 'settings', name }, hasPassword: true, testedAt: null })
  expect(await (await test()).json()).toEqual({
    isAccepted: true,
    to: admin.user.email,
    errorCode: null,
    serverMessage: expect.stringMatching(/^250 /),
  })
  expect(server.received[0]!.to).toEqual([admin.user.email])
  expect(server.received[0]!.mail.subject).toContain('Testmail van')
  expect((await status()).testedAt).toBe(ctx.now().toISOString())

  await write()
  await deliverDue(ctx)
  expect((await onlyEmail()).status).toBe('sent')
  // Another server has not been tested.
  await save({ ...value, host: 'localhost' }, PASSWORD)
  expect((await status()).testedAt).toBeNull()
})

test('the password is stored encrypted, and neither sent to the browser nor part of history and journal', async () => {
  const { value } = await serverWithPassword()
  const { ctx, admin, save, read, status } = await serverFixture()
  const saved = await save(value, PASSWORD)
  await save({ ...value, port: 26 }, 'another')
  const history = await admin.ask('/api/settings/admin/mail-server/history')
  const seen = [await saved.json(), await read(), await status(), await history.json()]
  const stored = [
    await ctx.db.select().from(settings),
    await ctx.db.select().from(settingsHistory),
    (await listJournal(ctx, { limit: 10 })).entries,
  ]
  for (const secret of [PASSWORD, Buffer.from(PASSWORD).toString('base64'), encodeURIComponent(PASSWORD), 'another'])
    expect(JSON.stringify([seen, stored])).not.toContain(secret)
  expect(JSON.stringify(seen)).not.toContain('encrypted')
  expect((await admin.ask('/api/settings/admin/mail.password')).status).toBe(404)
})

test('an empty password keeps the stored one, but only for the same server and user', async () => {
  const { value } = await serverWithPassword()
  const { ctx, save, read } = await serverFixture()
  await save(value, PASSWORD)
  expect((await save(value)).status).toBe(200)
  expect(await findSmtpUrl(ctx)).toContain(encodeURIComponent(PASSWORD))

  for (const change of [{ host: 'attacker.example' }, { port: 25 }, { encryption: 'tls' }, { user: 'other' }]) {
    const refused = await save({ ...value, ...change })
    expect(refused.status).toBe(422)
    expect(await errorOf(refused)).toMatchObject({ fields: { password: expect.any(String) } })
  }
  expect((await read()).value).toEqual(value)
})

test('after an undo to another server the password is asked again, and nothing is sent to it', async () => {
  const { value } = await serverWithPassword()
  const { ctx, admin, save, status } = await serverFixture()
  await save(value, PASSWORD)
  const { updatedAt } = await (await save({ ...value, user: 'other' }, 'another')).json()
  await admin.send('POST', '/api/settings/admin/mail-server/undo', { startedFrom: updatedAt })
  expect(await status()).toMatchObject({ hasMailServer: false, needsPassword: true, hasPassword: false })
  expect(await findSmtpUrl(ctx)).toBeUndefined()
})

test('SMTP_URL takes precedence: the form cannot be saved, and the test uses SMTP_URL', async () => {
  const server = await mailServer()
  const { save, status, test } = await serverFixture({ SMTP_URL: server.url() })
  const refused = await save({ ...mailServerSetting.initial, host: 'smtp.example.com' })
  expect(refused.status).toBe(409)
  expect(await errorOf(refused)).toMatchObject({ code: 'MAIL_SERVER_IN_ENVIRONMENT' })
  expect(await (await test()).json()).toMatchObject({ isAccepted: true })
  const name = `127.0.0.1:${server.port}`
  expect(await status()).toMatchObject({ server: { source: 'environment', name }, testedAt: expect.any(String) })
})

test('a failed test shows the reply without the password, and does not count as tested', async () => {
  const { value } = await serverWithPassword()
  const { ctx, save, test, status } = await serverFixture()
  await save(value, 'wrong-password')
  const result = await (await test()).json()
  expect(result).toMatchObject({
    isAccepted: false,
    errorCode: 'wrongPassword',
    serverMessage: expect.stringContaining('535'),
  })
  expect(JSON.stringify(result)).not.toContain('wrong-password')
  expect((await status()).testedAt).toBeNull()
  expect((await listJournal(ctx, { limit: 1 })).entries).toMatchObject([{ action: 'emails.serverTestFailed' }])
  for (let number = 0; number < 9; number++) await test()
  expect((await test()).status).toBe(429)
})

test('the reply is shown for the ports of mail servers only, also in the mail log', async () => {
  const greeting = 'secret of another service'
  const server = await mailServer({ onConnect: (_, done) => done(smtpError(554, greeting)) })
  const { ctx, admin, save, test, write, onlyEmail } = await serverFixture()
  await save({ host: '127.0.0.1', port: server.port, encryption: 'none', user: '' })
  expect(await (await test()).json()).toMatchObject({ isAccepted: false, errorCode: 'turnedAway', serverMessage: '' })
  await write()
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ errorCode: 'turnedAway', serverMessage: '' })
  expect(await (await admin.ask('/api/mail')).text()).not.toContain(greeting)
})

test.each([
  '169.254.169.254',
  '169.254.1.1',
  'fe80::1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::169.254.169.254',
  'fd00:ec2::254',
  '100.100.100.200',
  '0xa9fea9fe',
  '2852039166',
])('no connection is made to %s: a link-local or metadata address', async (host) => {
  const { ctx, save, test, write, onlyEmail } = await serverFixture()
  expect((await save({ host, port: 25, encryption: 'none', user: '' })).status).toBe(200)
  expect(await (await test()).json()).toMatchObject({ isAccepted: false, errorCode: 'forbiddenAddress' })
  await write()
  await deliverDue(ctx)
  expect(await onlyEmail()).toMatchObject({ status: 'queued', errorCode: 'forbiddenAddress', waitsForServer: true })
})

test('an accepted test makes emails due that waited for the server', async () => {
  let isMended = false
  const server = await mailServer({
    onMailFrom: (_, __, done) => done(isMended ? null : smtpError(530, '5.7.0 Authentication required')),
  })
  const { ctx, save, test, write, onlyEmail } = await serverFixture()
  await save({ host: '127.0.0.1', port: server.port, encryption: 'none', user: '' })
  await write()
  await deliverDue(ctx)
  expect((await onlyEmail()).waitsForServer).toBe(true)
  isMended = true
  await test()
  expect((await onlyEmail()).dueAt).toEqual(ctx.now())
})

test('unsent emails are sent with one call; those that are no longer valid expire', async () => {
  const server = await mailServer()
  const { ctx, admin, save, write, status } = await serverFixture()
  await write({ subject: 'Nog geldig' })
  await write({ subject: 'Verlopen', validUntil: ctx.now() })
  expect((await admin.send('POST', '/api/mail/send-unsent')).status).toBe(409)
  await save({ host: '127.0.0.1', port: server.port, encryption: 'none', user: '' })

  expect(await (await admin.send('POST', '/api/mail/send-unsent')).json()).toEqual({ queued: 1, expired: 1 })
  await deliverDue(ctx)
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(['Nog geldig'])
  expect((await status()).counts).toMatchObject({ sent: 1, expired: 1, unsent: 0 })
  expect(await (await admin.send('POST', '/api/mail/send-unsent')).json()).toEqual({ queued: 0, expired: 0 })
  expect((await listJournal(ctx, { limit: 1 })).entries).toMatchObject([
    { action: 'emails.unsentSent', details: { emails: 1 } },
  ])
})

test('an email says why it cannot be sent again', async () => {
  const server = await mailServer()
  const { ctx, admin, save, write } = await serverFixture()
  const body = createElement('a', { href: 'https://studio.example/?token=abcdef' }, 'link')
  const id = await write({ body, tokens: ['abcdef'], validUntil: new Date(ctx.now().getTime() + 60_000) })
  const obstacle = async () => (await (await admin.ask(`/api/mail/${id}`)).json()).resendObstacle
  expect(await obstacle()).toBe('noServer')
  await save({ host: '127.0.0.1', port: server.port, encryption: 'none', user: '' })
  expect(await obstacle()).toBeNull()
  await admin.send('POST', '/api/mail/send-unsent')
  await deliverDue(ctx)
  expect(await obstacle()).toBe('linkErased')
  await ctx.db.update(emails).set({ validUntil: ctx.now() })
  expect(await obstacle()).toBe('expired')
})

test('a key rotation re-encrypts the password; without the old key it is removed', async () => {
  const OLD = TEST_SECRET_KEY
  const NEW = 'another secret key with more than 32 characters'
  const { value } = await serverWithPassword()
  const { ctx, save } = await serverFixture({ SECRET_KEY: OLD })
  await openKeys(ctx)
  await save(value, PASSWORD)
  const rotate = (SECRET_KEY: string, OLD_SECRET_KEY: string, isKeyLost = false) =>
    rotateRootKey({ ...ctx, env: { ...ctx.env, SECRET_KEY, OLD_SECRET_KEY } }, isKeyLost)
  expect(await rotate(NEW, OLD)).toMatchObject({ isMailPasswordLost: false })
  expect(await findSmtpUrl({ ...ctx, keys: createKeys(NEW) })).toContain(encodeURIComponent(PASSWORD))
  expect(await findSmtpUrl({ ...ctx, keys: createKeys(OLD) })).toBeUndefined()

  expect(await rotate(`${OLD}!`, 'lost', true)).toMatchObject({ isMailPasswordLost: true })
  expect(await hasMailServer(ctx)).toBe(false)
})

test('the mail server cannot be removed while passwords are off: nobody could sign in', async () => {
  const server = await mailServer()
  const { ctx, save, read } = await serverFixture()
  const value = { host: '127.0.0.1', port: server.port, encryption: 'none', user: '' }
  await save(value)
  await saveSetting(ctx, null, signInSetting, { ...signInSetting.initial, password: false, emailLink: true })
  const refused = await save({ ...value, host: '' })
  expect(refused.status).toBe(422)
  expect(await errorOf(refused)).toMatchObject({ fields: { host: expect.any(String) } })
  expect((await read()).value).toEqual(value)
})

test('invalid values are refused at their field', async () => {
  const { save } = await serverFixture()
  const refused = await save({ host: 'smtp://x', port: 0, encryption: 'none', user: '' }, 'x')
  expect(await errorOf(refused)).toMatchObject({ fields: { host: expect.any(String), port: expect.any(String) } })
})
