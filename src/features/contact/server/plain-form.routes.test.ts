import { expect, test } from 'vitest'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'

type Ask = (path: string) => Response | Promise<Response>

/** A stand-in for the contact page that renders what its loader returns. */
async function fixtureWithPage() {
  let ask: Ask = () => new Response()
  const fixture = await contactFixture({
    render: async () => {
      const form = await (await ask('/api/contact/form')).text()
      return new Response(`<!doctype html><head></head><pre>${form}</pre>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  })
  ask = (path) => fixture.app.request(path)
  return fixture
}

async function formIn(response: Response) {
  return JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())![1]!)
}

test('the page shows an empty form when nothing was posted', async () => {
  const { app } = await fixtureWithPage()
  expect(await formIn(await app.request('/contact'))).toEqual({})
})

test('a message posted without JavaScript is stored, and redirects to a page with its reference', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  const response = await postPlain(MESSAGE)
  const [message] = await messages()
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/contact?sent=${message!.reference}#message`)
  expect(message).toMatchObject({ ...MESSAGE, locale: 'nl' })
})

test('the locale prefix of the page is the language of the message and of the redirect', async () => {
  const { postPlain, messages, newestEmail } = await fixtureWithPage()
  const response = await postPlain(MESSAGE, {}, '/fr/contact')
  expect(response.headers.get('location')).toMatch(/^\/fr\/contact\?sent=/)
  expect(await messages()).toMatchObject([{ locale: 'fr' }])
  expect((await newestEmail('receipt')).subject).toContain('Nous avons bien reçu')
})

test('an invalid form is rendered again with errors and input, and the page is not cached', async () => {
  const { app, postPlain, messages, pageCache } = await fixtureWithPage()
  await app.request('/contact')
  const cachedPages = pageCache.size()
  const response = await postPlain({
    ...{ title: 'ab', message: 'Kort "maar" <krachtig>', email: '', phone: '12' },
    ...{ name: 'Els', trade: 'Bakkerij', wantedDate: 'lente' },
  })

  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await formIn(response)).toEqual({
    values: {
      ...{ title: 'ab', message: 'Kort "maar" <krachtig>', email: '', phone: '12' },
      ...{ name: 'Els', trade: 'Bakkerij', wantedDate: 'lente' },
    },
    errors: {
      ...{ title: 'contact:title.short', email: 'contact:email.required' },
      ...{ phone: 'contact:phone.invalid', wantedDate: 'contact:wantedDate.invalid' },
    },
  })
  expect(await messages()).toEqual([])
  expect(pageCache.size()).toBe(cachedPages)
  expect(await formIn(await app.request('/contact'))).toEqual({})
})

test('a CRLF line break counts as one character', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  expect((await postPlain({ ...MESSAGE, message: 'a\r\n'.repeat(2500) })).status).toBe(303)
  expect((await messages())[0]!.message).toBe('a\n'.repeat(2500).trim())
})

test('a form without JavaScript has the same limit of five messages an hour', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  for (let i = 0; i < 5; i++) expect((await postPlain(MESSAGE)).status).toBe(303)
  const sixth = await postPlain(MESSAGE)
  expect(sixth.status).toBe(429)
  expect(await formIn(sixth)).toEqual({ values: MESSAGE, failure: 'TOO_MANY_ATTEMPTS' })
  expect((await postPlain(MESSAGE, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(303)
  expect(await messages()).toHaveLength(6)
})

test('a forged or rotating address does not bypass the limit', async () => {
  const { app, postPlain } = await fixtureWithPage()
  const fromPeer = (remoteAddress: string, forwarded: string) => {
    const init = { method: 'POST', body: new URLSearchParams(MESSAGE), headers: { 'x-forwarded-for': forwarded } }
    return app.request('/contact', init, { incoming: { socket: { remoteAddress } } })
  }
  for (let i = 0; i < 5; i++) expect((await fromPeer('10.0.0.9', `198.51.100.${i}`)).status).toBe(303)
  expect((await fromPeer('10.0.0.9', '198.51.100.5')).status).toBe(429)
  for (let i = 0; i < 5; i++)
    expect((await postPlain(MESSAGE, { 'x-forwarded-for': `2001:db8::${i}` })).status).toBe(303)
  expect((await postPlain(MESSAGE, { 'x-forwarded-for': '2001:db8::5' })).status).toBe(429)
  expect((await postPlain(MESSAGE, { 'x-forwarded-for': '2001:db8:0:1::5' })).status).toBe(303)
})

test('a malformed form is refused', async () => {
  const { asVisitor, messages } = await fixtureWithPage()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await asVisitor('/contact', { method: 'POST', headers, body: 'no form at all' })).status).toBe(400)
  expect(await messages()).toEqual([])
})

test('a filled honeypot gets a receipt, and nothing is stored', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  const response = await postPlain({ ...MESSAGE, homepage: 'https://spam.example' })
  expect(response.headers.get('location')).toMatch(/^\/contact\?sent=C-\w{6}#message$/)
  expect(await messages()).toEqual([])
})

test('a message that is too long is rendered again with an error', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  const values = { ...MESSAGE, message: 'x'.repeat(200_000) }
  const response = await postPlain(values)
  expect(response.status).toBe(422)
  expect(await formIn(response)).toEqual({ values, errors: { message: 'contact:message.long' } })
  expect(await messages()).toEqual([])
})

test('a body over the size limit is rendered again with an error', async () => {
  const { postPlain, messages } = await fixtureWithPage()
  const response = await postPlain({ ...MESSAGE, message: 'x'.repeat(2_097_152) })
  expect(response.status).toBe(413)
  expect(await formIn(response)).toEqual({ failure: 'BODY_TOO_LARGE' })
  expect(await messages()).toEqual([])
})

test('a file in a text field is ignored', async () => {
  const { app } = await fixtureWithPage()
  const body = new FormData()
  body.set('title', new File(['x'], 'x.txt'))
  const response = await app.request('/contact', { method: 'POST', body })
  expect(response.status).toBe(422)
  expect(await formIn(response)).toMatchObject({ values: { title: '' }, errors: { title: 'contact:title.short' } })
})

test('other content types and cross-site forms are refused', async () => {
  const { app, postPlain, messages } = await fixtureWithPage()
  const asJson = { method: 'POST', body: JSON.stringify(MESSAGE), headers: { 'content-type': 'application/json' } }
  expect((await app.request('/contact', asJson)).status).toBe(415)
  expect((await postPlain(MESSAGE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await app.request('/faq', { method: 'POST' })).status).toBe(405)
  expect(await messages()).toEqual([])
})

test('when the database fails, the input is rendered again', async () => {
  const { postPlain, ctx, logged } = await fixtureWithPage()
  ctx.enqueue = () => Promise.reject(new Error('queue unavailable'))
  ctx.env.SMTP_URL = 'smtp://127.0.0.1:9'
  const response = await postPlain(MESSAGE)
  expect(response.status).toBe(500)
  expect(await formIn(response)).toEqual({ values: MESSAGE, failure: 'INTERNAL' })
  expect(logged()).toContain('queue unavailable')
})
