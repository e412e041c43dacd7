import { expect, test } from 'vitest'
import { emails } from '#features/mail/server/email.table.ts'
import { commentsFixture } from '#tests/fixtures/comments-fixture.ts'
import { createUnsubscribeToken, verifyUnsubscribeToken } from './reply-email.service.ts'

const stopLinkOf = (email: { headers: Record<string, string> }) =>
  new URL(email.headers['List-Unsubscribe']!.slice(1, -1))

test('the author replied to gets one email in their language, with an unsubscribe link', async () => {
  const { reader, allEmails, post, ctx } = await commentsFixture()
  const [claire, jan] = [await reader({ language: 'fr', firstName: 'Claire' }), await reader()]
  const first = await claire.write('Combien de temps ?')
  const second = await jan.write('Drie weken, <b>ongeveer</b>.', first)
  await (await reader()).write('Reken op vier.', second)
  const sent = await allEmails()
  const toClaire = sent.filter(({ toAddress }) => toAddress === claire.user.email)
  expect(sent).toHaveLength(2)
  expect(toClaire).toMatchObject([
    {
      kind: 'blog.answer',
      locale: 'fr',
      subject: 'Quelqu’un a répondu à votre commentaire sur «\u00a0Snelle sites\u00a0»',
    },
  ])
  const [{ headers, html, text }] = toClaire as [(typeof toClaire)[number]]
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(stopLinkOf({ headers }).origin + stopLinkOf({ headers }).pathname).toBe(`${ctx.env.origin}/fr/unsubscribe`)
  expect(html).toContain('&lt;b&gt;ongeveer&lt;/b&gt;')
  expect(text).toContain(`/fr/blog/${post}/snelle-sites#comment-${second}`)
})

test('no email for own replies, for held replies, or twice', async () => {
  const { reader, allEmails, decide } = await commentsFixture()
  const [rita, jan] = [await reader(), await reader()]
  const first = await rita.write('Een vraag')
  await rita.write('Ik antwoord zelf', first)
  expect(await allEmails()).toEqual([])
  const held = await jan.write('Kijk op https://voorbeeld.example', first)
  expect(await allEmails()).toEqual([])
  await decide('approve', held)
  await decide('hide', held, 'Toch niet')
  await decide('restore', held)
  expect(await allEmails()).toHaveLength(1)
})

test('at most ten emails a day', async () => {
  const { reader, allEmails } = await commentsFixture()
  const first = await (await reader()).write('Wie wil antwoorden?')
  for (let i = 0; i < 12; i++) await (await reader()).write(`Antwoord ${i}`, first)
  expect(await allEmails()).toHaveLength(10)
})

test('the link in the email shows a button; the button or one-click unsubscribe stops the emails', async () => {
  const { reader, allEmails, app, asVisitor, ctx } = await commentsFixture({
    render: () => new Response('<p>knop</p>', { headers: { 'content-type': 'text/html' } }),
  })
  const rita = await reader()
  const first = await rita.write('Een vraag')
  const reply = async () => void (await (await reader()).write(`Antwoord ${Math.random()}`, first))
  await reply()
  const link = stopLinkOf((await allEmails())[0]!)
  const token = link.searchParams.get('token')!
  expect(JSON.stringify(await ctx.db.select().from(emails)).includes(token)).toBe(false)
  const choice = async () => (await asVisitor(`/api/comments/reply-emails?token=${token}`)).json()

  // Link scanners send GET, which must not unsubscribe.
  expect((await app.request(link.pathname + link.search)).status).toBe(200)
  expect(await choice()).toEqual({ isStopped: false })

  const press = (body: Record<string, string>, search = link.search) =>
    app.request(link.pathname + search, { method: 'POST', body: new URLSearchParams(body) })
  const oneClick = await press({ 'List-Unsubscribe': 'One-Click' })
  expect([oneClick.status, oneClick.headers.get('location')]).toEqual([200, null])
  expect(await choice()).toEqual({ isStopped: true })
  await reply()
  expect(await allEmails()).toHaveLength(1)

  const again = await press({ choice: 'start' })
  expect([again.status, again.headers.get('location')]).toEqual([303, link.pathname + link.search])
  expect(await choice()).toEqual({ isStopped: false })
  await press({ choice: 'stop' })
  expect(await choice()).toEqual({ isStopped: true })

  for (const wrong of ['?token=x', '?token=', ''])
    expect((await press({ 'List-Unsubscribe': 'One-Click' }, wrong)).status).toBe(404)
})

test('only signed tokens unsubscribe', () => {
  const key = Buffer.from('a key')
  const token = createUnsubscribeToken('user-1', key)
  expect(verifyUnsubscribeToken(token, key)).toBe('user-1')
  const [subject, signature] = token.split('.')
  const other = `${Buffer.from('user-2').toString('base64url')}.${signature}`
  for (const wrong of [
    '',
    '.',
    'x',
    token.slice(1),
    `${token}x`,
    `${subject}`,
    other,
    createUnsubscribeToken('user-1', Buffer.from('another')),
  ])
    expect(verifyUnsubscribeToken(wrong, key)).toBeUndefined()
})
