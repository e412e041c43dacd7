import { expect, test } from 'vitest'
import type { ContactFormState } from '#features/contact/model/form-state.ts'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'

/** A network (192.0.2.0/24) that has sent as many messages without JavaScript as need no confirmation. */
async function busyNetwork() {
  let read = async () => ''
  const fixture = await contactFixture({
    render: async () => new Response(await read(), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  read = async () => (await fixture.app.request('/api/contact/form')).text()
  let host = 0
  let now = fixture.ctx.now()
  fixture.ctx.now = () => now
  const postFrom = (address: string, more: object = {}) =>
    fixture.postPlain({ ...MESSAGE, ...more }, { 'x-forwarded-for': address })
  /** Each message comes from another address of the network. */
  const rotate = (more: object = {}) => postFrom(`192.0.2.${host++}`, more)
  const advanceSeconds = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const formOf = async (response: Response): Promise<ContactFormState> => response.json()
  const newToken = async () => (await formOf(await rotate())).confirmation!
  const count = async () => (await fixture.messages()).length
  for (let i = 0; i < 20; i++) expect((await rotate()).status).toBe(303)
  return { ...fixture, postFrom, rotate, advanceSeconds, formOf, newToken, count }
}

test('after 20 messages of a network in an hour, a message without JavaScript is stored once it is confirmed', async () => {
  const { rotate, postFrom, advanceSeconds, formOf, count, allEmails } = await busyNetwork()
  const emails = (await allEmails()).length
  const asked = await rotate()
  expect(asked.status).toBe(422)
  const form = await formOf(asked)
  expect(form).toEqual({ values: MESSAGE, failure: 'CONFIRMATION_NEEDED', confirmation: expect.any(String) })
  expect(await count()).toBe(20)
  expect(await allEmails()).toHaveLength(emails)
  expect((await postFrom('198.51.100.1')).status).toBe(303)

  advanceSeconds(3)
  expect((await rotate({ confirmation: form.confirmation })).status).toBe(303)
  expect(await count()).toBe(22)
})

test('an IPv6 /48 is one network', async () => {
  const { postFrom, count } = await busyNetwork()
  for (let i = 0; i < 20; i++) expect((await postFrom(`2001:db8:7:${i}::1`)).status).toBe(303)
  expect((await postFrom('2001:db8:7:ffff::1')).status).toBe(422)
  expect((await postFrom('2001:db8:8::1')).status).toBe(303)
  expect(await count()).toBe(41)
})

test('a confirmation that is too early is kept and accepted later', async () => {
  const { rotate, advanceSeconds, formOf, newToken, count } = await busyNetwork()
  const confirmation = await newToken()
  advanceSeconds(2)
  const early = await formOf(await rotate({ confirmation }))
  expect(early).toEqual({ values: MESSAGE, failure: 'CONFIRMATION_NEEDED', confirmation })
  expect(await count()).toBe(20)
  advanceSeconds(1)
  expect((await rotate({ confirmation })).status).toBe(303)
})

test('a used, expired, forged or foreign confirmation leads to a new one, and nothing is stored', async () => {
  const { rotate, postFrom, advanceSeconds, formOf, newToken, count } = await busyNetwork()
  const [used, expired] = [await newToken(), await newToken()]
  advanceSeconds(3)
  expect((await rotate({ confirmation: used })).status).toBe(303)
  for (let i = 0; i < 20; i++) await postFrom(`198.51.100.${i}`)
  expect((await postFrom('198.51.100.99', { confirmation: expired })).status).toBe(422)
  const stored = await count()

  const [nonce, issued, signature] = (await newToken()).split('.')
  const older = (Number.parseInt(issued!, 36) - 3000).toString(36)
  for (const confirmation of [used, `${nonce}.${older}.${signature}`, 'x', '..', '', 'é'.repeat(1000), expired]) {
    if (confirmation === expired) advanceSeconds(15 * 60)
    const response = await rotate({ confirmation })
    expect(response.status).toBe(422)
    const form = await formOf(response)
    expect(form).toMatchObject({ values: MESSAGE, failure: 'CONFIRMATION_NEEDED' })
    expect(form.confirmation).not.toBe(confirmation)
  }
  expect(await count()).toBe(stored)
})

test('two posts of one confirmation at the same time store one message', async () => {
  const { rotate, advanceSeconds, newToken, count } = await busyNetwork()
  const confirmation = await newToken()
  advanceSeconds(3)
  const responses = await Promise.all([rotate({ confirmation }), rotate({ confirmation })])
  expect(responses.map(({ status }) => status).sort()).toEqual([303, 422])
  expect(await count()).toBe(21)
})

test('a confirmed form that becomes invalid keeps its confirmation', async () => {
  const { rotate, advanceSeconds, formOf, newToken } = await busyNetwork()
  const confirmation = await newToken()
  advanceSeconds(3)
  const form = await formOf(await rotate({ confirmation, title: 'ab' }))
  expect(form).toMatchObject({ errors: { title: 'contact:title.short' }, confirmation })
})

test('a network sends at most 60 messages an hour; confirmations that were only asked for do not count', async () => {
  const { rotate, postFrom, advanceSeconds, formOf, newToken, count } = await busyNetwork()
  for (let i = 0; i < 60; i++) await postFrom('192.0.2.250')
  const tokens: string[] = []
  for (let i = 0; i < 41; i++) tokens.push(await newToken())
  advanceSeconds(3)
  const responses: Response[] = []
  for (const confirmation of tokens) responses.push(await rotate({ confirmation }))
  expect(responses.slice(0, 40).every(({ status }) => status === 303)).toBe(true)
  expect(responses[40]!.status).toBe(429)
  expect(await formOf(responses[40]!)).toEqual({ values: MESSAGE, failure: 'NETWORK_LIMIT' })
  expect(await count()).toBe(60)
})

test('the form with JavaScript, which has a captcha, needs no confirmation', async () => {
  const { write } = await busyNetwork()
  expect((await write({}, { from: '192.0.2.251' })).status).toBe(201)
})
