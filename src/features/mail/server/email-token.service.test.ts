import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { deliverDue } from './delivery/delivery.service.ts'
import { purgeMail } from './delivery/email.jobs.ts'
import { emails } from './email.table.ts'

const TOKEN = 'a-token.that_works'
const LINK = `https://studio.example/x?token=${TOKEN}`
const draft = {
  kind: 'identity.reset',
  body: createElement('a', { href: LINK }, 'open'),
  headers: { 'List-Unsubscribe': `<${LINK}>` },
  tokens: [TOKEN],
}
const tomorrow = new Date('2025-03-04T09:00:00Z')

test('HTML, text and headers are sent with the token and stored without it; once sent it is erased', async () => {
  const server = await mailServer()
  const { ctx, onlyEmail, write } = await mailFixture({ SMTP_URL: server.url() })
  await write({ ...draft, validUntil: tomorrow })
  expect(JSON.stringify(await onlyEmail())).not.toContain(TOKEN)
  expect((await onlyEmail()).encryptedToken).not.toBeNull()
  await deliverDue(ctx)
  const [{ mail, raw }] = server.received as [(typeof server.received)[number]]
  expect([mail.html, mail.text]).toEqual([expect.stringContaining(LINK), expect.stringContaining(LINK)])
  expect(raw.replaceAll('\r\n ', '')).toContain(`<${LINK}>`)
  expect(await onlyEmail()).toMatchObject({ status: 'sent', encryptedToken: null })
})

test('a token that never expires is kept encrypted, so that its email can be sent again', async () => {
  const server = await mailServer()
  const { as, ctx, onlyEmail, write } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write(draft)
  await deliverDue(ctx)
  expect((await (await as('admin')).send('POST', `/api/mail/${id}/resend`)).status).toBe(200)
  await deliverDue(ctx)
  expect(server.received.map(({ mail }) => mail.text!.includes(LINK))).toEqual([true, true])
  expect(JSON.stringify(await onlyEmail())).not.toContain(TOKEN)
})

test('after a change of the secret key the email expires with an error, and the others are sent', async () => {
  const server = await mailServer()
  const { as, ctx, logged, write } = await mailFixture({ SMTP_URL: server.url() })
  const id = await write({ ...draft, validUntil: tomorrow })
  await write({ subject: 'another' })
  const rotated = { ...ctx, keys: createKeys('another secret key with more than 32 characters') }
  expect(await deliverDue(rotated)).toBe('done')
  expect(server.received.map(({ mail }) => mail.subject)).toEqual(['another'])
  const [stored] = await ctx.db.select().from(emails).where(eq(emails.id, id))
  expect(stored).toMatchObject({ status: 'expired', errorCode: 'expired', encryptedToken: null })
  expect(logged()).toContain('cannot be decrypted')
  const resent = await (await as('admin')).send('POST', `/api/mail/${id}/resend`)
  expect([resent.status, (await resent.json()).error.code]).toEqual([409, 'EMAIL_LINK_ERASED'])
})

test('an encrypted token that is copied to the email of another recipient is not sent', async () => {
  const server = await mailServer()
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  await write({ ...draft, validUntil: tomorrow })
  const [victim] = await ctx.db.select().from(emails)
  const other = await write({ ...draft, to: { address: 'eve@evil.example' }, tokens: ['that'] })
  await ctx.db.update(emails).set({ encryptedToken: victim!.encryptedToken }).where(eq(emails.id, other))
  await deliverDue(ctx)
  expect(server.received.map(({ to }) => to[0])).toEqual([victim!.toAddress])
})

test('the nightly job erases expired tokens of unsent emails; until then the log shows the link', async () => {
  const { as, ctx, onlyEmail, advanceMinutes, write } = await mailFixture()
  const id = await write({ ...draft, validUntil: tomorrow })
  const { ask } = await as('admin')
  const shown = async () => (await (await ask(`/api/mail/${id}`)).json()).text as string
  await purgeMail.run(ctx, {})
  expect(await shown()).toContain(LINK)
  advanceMinutes(25 * 60)
  await purgeMail.run(ctx, {})
  expect(await onlyEmail()).toMatchObject({ status: 'unsent', encryptedToken: null })
  expect(await shown()).toContain('https://studio.example/x?token=…')
})

test('a token that is encoded in the email is refused: it would be stored in clear', async () => {
  const { write } = await mailFixture()
  await expect(write({ ...draft, tokens: ['not/there'] })).rejects.toThrow('does not contain its token')
})

test('the migration removes the tokens of existing emails; queued ones are not sent', async () => {
  const server = await mailServer()
  const { ctx, database, write } = await mailFixture({ SMTP_URL: server.url() })
  const { tokens: _, ...inClear } = draft
  await write(inClear)
  await write({ kind: 'contact.notice', body: createElement('p', null, 'what a visitor typed: token=abc') })
  const file = readdirSync('migrations').find((name) => name.endsWith('_encrypted_letter_tokens.sql'))
  const migration = readFileSync(`migrations/${file}`, 'utf8')
  await database.pool.query(migration.slice(migration.indexOf('UPDATE')))
  const stored = await ctx.db.select().from(emails)
  expect(JSON.stringify(stored)).not.toContain(TOKEN)
  await deliverDue(ctx)
  expect(server.received.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('token=abc')])
  const statuses = (await ctx.db.select().from(emails)).map(({ kind, status }) => [kind, status])
  expect(Object.fromEntries(statuses)).toEqual({ 'identity.reset': 'expired', 'contact.notice': 'sent' })
})
