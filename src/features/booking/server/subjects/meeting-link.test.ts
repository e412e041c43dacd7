import { expect, test } from 'vitest'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'

const PLACE = 'Online: https://meet.example/studio-{room}'
const LINK = /https:\/\/meet\.example\/studio-([0-9a-f]{32})(?![\w{])/

const meetingFixture = () => bookingFixture({ subject: { place: { nl: PLACE, en: '', fr: '' } } })

/** Unfolds the lines of a calendar file. */
const unfold = (file: string) => file.replaceAll(/\r?\n /g, '')

test('an approved appointment has a meeting room of its own in emails, invite, feed and My appointments', async () => {
  const { client, admin, approved, newestEmail } = await meetingFixture()
  const id = await approved()
  const { appointments } = await (await client.ask('/api/booking/appointments')).json()
  const room = LINK.exec(appointments[0].place.fr)?.[1]
  expect(room).toHaveLength(32)
  expect(id.replaceAll('-', '')).not.toBe(room)

  const confirmed = await newestEmail('confirmed')
  expect(confirmed.text).toContain(room)
  expect(confirmed.html).toContain(`href="https://meet.example/studio-${room}"`)
  const attached = Buffer.from((confirmed.attachments as { content: string }[])[0]!.content, 'base64').toString()
  expect(unfold(attached)).toContain(`LOCATION:Online: https://meet.example/studio-${room}`)
  const invite = await (await client.ask(`/api/booking/appointments/${id}/invite.ics`)).text()
  expect(unfold(invite)).toContain(`LOCATION:Online: https://meet.example/studio-${room}`)
  const { url } = await (await admin.ask('/api/booking/admin/feed')).json()
  expect(unfold(await (await client.ask(new URL(url).pathname)).text())).toContain(room)

  await approved({ time: '11:00' })
  const both = await (await client.ask('/api/booking/appointments')).json()
  expect(new Set(both.appointments.map((one: { place: { nl: string } }) => one.place.nl)).size).toBe(2)
})

test('before the approval and after a cancellation nobody gets the link', async () => {
  const { client, pending, approved, act, newestEmail } = await meetingFixture()
  const id = await approved({ time: '14:00' })
  await act(id, 'cancel', { reason: 'Ziek' })
  await pending()
  const own = await (await client.ask('/api/booking/appointments')).json()
  for (const { place } of own.appointments) expect(place.nl).toBe('Online')
  expect((await newestEmail('receipt')).text).not.toContain('meet.example')
  expect((await newestEmail('cancelled')).text).not.toContain('meet.example')
  const { requestTypes } = await (await client.ask('/api/booking/request-types')).json()
  expect(requestTypes[0].place.nl).toBe('Online')
})

test('a template that is not https, or that has another placeholder, is refused with a sentence', async () => {
  const { admin } = await meetingFixture()
  const stored = await (await admin.ask('/api/settings/admin/subjects')).json()
  for (const place of ['http://meet.example/{room}', 'https://meet.example/{name}', 'https://{room}.example/']) {
    const [first, ...others] = stored.value.subjects
    const value = { subjects: [{ ...first, place: { nl: place, en: '', fr: '' } }, ...others] }
    const response = await admin.send('PUT', '/api/settings/admin/subjects', { value, startedFrom: stored.updatedAt })
    expect(response.status).toBe(422)
    const { fields } = (await response.json()).error
    expect(fields).toEqual({ 'subjects.0.place.nl': expect.stringContaining('{room}') })
  }
})
