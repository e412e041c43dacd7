import { expect, test } from 'vitest'
import { decryptTokens } from '#features/mail/server/email-token.service.ts'
import { errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { GUEST, guestFixture } from '#tests/fixtures/guest-fixture.ts'

const HOUR = 60

/** A request of a person with an account, and what the link in its emails can do. */
async function linkFixture(options: Parameters<typeof guestFixture>[0] = {}) {
  const made = await guestFixture(options)
  const { asVisitor, ctx, newestEmail } = made
  const textOf = async (kind: string) => decryptTokens(ctx.keys, await newestEmail(kind))!.text
  const tokensIn = async (kind: string) =>
    [...(await textOf(kind)).matchAll(/token=([\w.-]+)/g)].map(([, token]) => token!)
  const post = (action: string, body: object) =>
    asVisitor(`/api/booking/link/${action}?lng=nl`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const invite = (token: string) => asVisitor(`/api/booking/link/invite?token=${encodeURIComponent(token)}`)
  return { ...made, textOf, tokensIn, post, invite }
}

test('every email about an appointment has the same one link, with and without an account', async () => {
  const { pending, act, client, tokensIn, textOf, requested, confirm, remind, advanceMinutes, allEmails } =
    await linkFixture()
  const id = await pending()
  const [token] = await tokensIn('receipt')
  const links = new Map([['receipt', await tokensIn('receipt')]])
  await act(id, 'approve')
  links.set('confirmed', await tokensIn('confirmed'))
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  links.set('moved', await tokensIn('moved'))
  for (const [kind, found] of links) expect([kind, [...new Set(found)]]).toEqual([kind, [token]])
  for (const kind of links.keys())
    expect(await textOf(kind)).toContain('https://studio.example/booking/appointment?token=')

  const cancelled = await pending({ date: '2026-03-06', time: '14:00' })
  await act(cancelled, 'cancel', { reason: 'Ziek' })
  expect((await tokensIn('cancelled'))[0]).toContain(cancelled)
  const denied = await pending({ date: '2026-03-06' })
  await act(denied, 'deny', { reason: 'Volzet' })
  expect((await tokensIn('denied'))[0]).toContain(denied)
  const withdrawn = await pending({ date: '2026-03-09' })
  await client.send('POST', `/api/booking/appointments/${withdrawn}/withdraw`, { version: 0 })
  expect((await tokensIn('withdrawn'))[0]).toContain(withdrawn)

  const guest = await requested({ date: '2026-03-10' }, 'fr')
  await confirm(guest)
  expect(await tokensIn('receipt')).toContain(guest)
  expect(await textOf('receipt')).toContain('https://studio.example/fr/booking/appointment?token=')
  // The database holds no usable link.
  for (const email of await allEmails()) expect(email.html + email.text).not.toMatch(/token=[\w-]/)
  advanceMinutes(3 * 24 * HOUR - 10 * HOUR)
  await remind()
  expect(await tokensIn('reminder')).toContain(token)
})

test('the link shows, adds to the calendar and withdraws; opening it changes nothing', async () => {
  const { pending, act, tokensIn, view, post, invite, rows, newestEmail } = await linkFixture()
  const id = await pending()
  await act(id, 'approve')
  const [token] = await tokensIn('confirmed')
  for (let visit = 0; visit < 3; visit++) {
    const shown = await view(token!)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(await shown.json()).toMatchObject({
      appointment: { status: 'APPROVED', canWithdraw: true, changeUntil: null },
    })
    const calendar = await invite(token!)
    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    expect(await calendar.text()).toContain(`UID:${id}`)
  }
  expect((await rows())[0]!.status).toBe('APPROVED')

  const outdated = await post('withdraw', { token, version: 0 })
  expect([outdated.status, (await errorBodyOf(outdated)).code]).toEqual([409, 'APPOINTMENT_CHANGED'])
  const done = await post('withdraw', { token, version: 1 })
  expect(await done.json()).toMatchObject({ appointment: { status: 'CANCELLED', cancelledBy: 'client' } })
  expect((await newestEmail('withdrawn')).attachments).toMatchObject([{ method: 'CANCEL' }])
  expect((await newestEmail('gone')).subject).toContain('Geannuleerd door de klant')

  const again = await post('withdraw', { token, version: 2 })
  expect([again.status, (await errorBodyOf(again)).code]).toEqual([409, 'ALREADY_DECIDED'])
  expect([(await invite(token!)).status, (await view(token!)).status]).toEqual([404, 200])
})

test('of two withdrawals at once one succeeds, and one email is sent', async () => {
  const { pending, tokensIn, post, allEmails, withdraw } = await linkFixture()
  const id = await pending()
  const [token] = await tokensIn('receipt')
  const answers = await Promise.all([
    post('withdraw', { token, version: 0 }),
    withdraw(id),
    post('withdraw', { token, version: 0 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await allEmails()).filter(({ kind }) => kind === 'booking.withdrawn')).toHaveLength(1)
})

test('the owner limits until how many hours before the start a client may withdraw', async () => {
  const { pending, act, tokensIn, textOf, view, post, advanceMinutes, rows } = await linkFixture({
    settings: { changeHours: 47, reminderHours: 12 },
  })
  const id = await pending()
  const [token] = await tokensIn('receipt')
  expect(await (await view(token!)).json()).toMatchObject({ appointment: { canWithdraw: true, changeUntil: null } })
  await act(id, 'approve')
  expect(await textOf('confirmed')).toMatch(/Dat kan tot 2 maart 2026 om 11:00/)
  expect(await (await view(token!)).json()).toMatchObject({
    appointment: { canWithdraw: true, changeUntil: '2026-03-02T10:00:00.000Z' },
  })
  advanceMinutes(HOUR)
  expect(await (await view(token!)).json()).toMatchObject({ appointment: { canWithdraw: false, hasInvite: true } })
  const late = await post('withdraw', { token, version: 1 })
  const { code, message } = await errorBodyOf(late)
  expect([late.status, code]).toEqual([409, 'TOO_LATE_TO_CHANGE'])
  expect(message).toContain('Neem contact met ons op')
  expect((await rows())[0]!.status).toBe('APPROVED')
})

test('within the limit a signed-in client is refused too, and the owner is not', async () => {
  const { approved, act, withdraw, textOf } = await linkFixture({ settings: { changeHours: 48 } })
  const id = await approved({ date: '2026-03-03' })
  expect(await textOf('confirmed')).not.toContain('via de knop')
  expect(await textOf('confirmed')).toContain('Antwoord op deze e-mail')
  expect((await errorBodyOf(await withdraw(id))).code).toBe('TOO_LATE_TO_CHANGE')
  expect((await act(id, 'cancel', { reason: 'Ziek' })).status).toBe(200)
})

test('a request that is not approved yet can be withdrawn until it begins', async () => {
  const { pending, tokensIn, post, advanceMinutes } = await linkFixture({ settings: { changeHours: 48 } })
  await pending()
  const [token] = await tokensIn('receipt')
  advanceMinutes(47 * HOUR)
  expect((await post('withdraw', { token, version: 0 })).status).toBe(200)
})

test('a changed link, one of another appointment, and one after the end say so and show nothing', async () => {
  const { pending, act, tokensIn, view, post, invite, advanceMinutes, rows } = await linkFixture()
  const id = await pending()
  await act(id, 'approve')
  const [token] = await tokensIn('confirmed')
  const other = await pending({ time: '14:00' })
  const signature = token!.split('.')[1]!
  for (const wrong of ['x', id, `${id}.`, `${other}.${signature}`, `${id}.${signature.slice(1)}A`, `${token}x`])
    for (const answer of [
      await view(wrong),
      await invite(wrong),
      await post('withdraw', { token: wrong, version: 1 }),
    ]) {
      expect([wrong, answer.status]).toEqual([wrong, 404])
      expect(await answer.text()).not.toContain('Rita')
    }
  advanceMinutes(3 * 24 * HOUR)
  for (const answer of [await view(token!), await invite(token!), await post('withdraw', { token, version: 1 })]) {
    const { code, message } = await errorBodyOf(answer)
    expect([answer.status, code]).toEqual([409, 'APPOINTMENT_LINK_ENDED'])
    expect(message).not.toContain('Rita')
  }
  expect((await rows()).map(({ status }) => status)).toEqual(['APPROVED', 'PENDING'])
})

test('an unconfirmed request has no calendar file and is not withdrawn by its link', async () => {
  const { requested, post, invite, view } = await linkFixture()
  const token = await requested()
  expect([(await invite(token)).status, (await post('withdraw', { token, version: 0 })).status]).toEqual([404, 404])
  expect(await (await view(token)).json()).toMatchObject({ state: 'unconfirmed', email: GUEST.email })
})
