import { expect, test } from 'vitest'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { deliverDue } from './delivery/delivery.service.ts'
import { deliverEmails } from './delivery/email.jobs.ts'

test('without a mail server emails are stored unsent, and stay so when one is configured', async () => {
  const { ctx, write, onlyEmail, database } = await mailFixture()
  await write()
  expect(await onlyEmail()).toMatchObject({ status: 'unsent', attempts: 0, toAddress: 'rita@bakkerij.example' })
  expect((await database.pool.query('select name from pgboss.job')).rows).toEqual([])
  await deliverEmails.run(ctx, {})

  const server = await mailServer()
  await deliverDue({ ...ctx, env: { ...ctx.env, SMTP_URL: server.url() } })
  expect((await onlyEmail()).status).toBe('unsent')
  expect(server.received).toEqual([])
})

test('user input can neither inject a header nor add a recipient', async () => {
  const server = await mailServer()
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  const evil = '\r\nBcc: victim@evil.example\r\n\r\nBuy now'
  await write({ subject: `Dag${evil}` })
  await write({ to: { address: 'rita@bakkerij.example', name: `Rita${evil}` } })
  await write({ to: { address: 'rita@bakkerij.example>, <victim@evil.example' } })
  await write({ to: { address: `rita@bakkerij.example${evil}` } })
  await write({ replyTo: `owner@studio.example${evil}` })
  await write({ headers: { [`X-A${evil}`]: 'a', 'X-B': `b${evil}` } })
  const file = { contentType: `text/plain${evil}`, content: '' }
  await write({ attachments: [{ filename: `a.txt"${evil}`, ...file }] })

  await deliverDue(ctx)

  // Two of the addresses are invalid; the other emails arrive.
  expect(server.received).toHaveLength(5)
  for (const { mail, to, raw } of server.received) {
    expect(to).toEqual(['rita@bakkerij.example'])
    expect(mail.headers.has('bcc')).toBe(false)
    expect(raw).not.toMatch(/^(?:Bcc:|Buy now)/im)
  }
})

test('attachments are sent; an invite is a calendar part and a file', async () => {
  const server = await mailServer()
  const { ctx, write } = await mailFixture({ SMTP_URL: server.url() })
  const invite = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Kennismaking bij Café Zoë\r\nEND:VCALENDAR\r\n'
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  await write({
    attachments: [
      { filename: 'offerte – été.txt', contentType: 'text/plain', content: base64('€ 350') },
      { filename: 'afspraak.ics', contentType: 'text/calendar', content: base64(invite), method: 'REQUEST' },
    ],
  })
  await deliverDue(ctx)

  const [{ mail, raw } = expect.fail('nothing came')] = server.received
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining(['offerte – été.txt', 'afspraak.ics']),
  )
  const content = (name: string) => mail.attachments.find(({ filename }) => filename === name)?.content.toString('utf8')
  expect(content('offerte – été.txt')).toBe('€ 350')
  expect(content('afspraak.ics')).toBe(invite)
  // The alternatives, from plain to rich: text, invite and HTML.
  const alternatives = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(raw)![1]!
  const parts = raw
    .split(`--${alternatives}`)
    .slice(1, -1)
    .map((part) => /content-type: ([\w/]+)/i.exec(part)?.[1])
  expect(parts).toContain('text/calendar')
  expect(raw).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i)
})
