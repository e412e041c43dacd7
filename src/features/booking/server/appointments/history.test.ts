import { expect, test } from 'vitest'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'

/** One appointment of every status: by hand, because their times must lie on both sides of now. */
async function historyFixture() {
  const fixture = await bookingFixture({ now: '2026-03-02T09:00:00Z' })
  const { approved, pending, act, withdraw, as, advanceMinutes } = fixture
  const karel = await as('user', { firstName: 'Karel', lastName: '100%_Zeker' })
  await approved({ date: '2026-03-02', time: '11:00' })
  const missed = await approved({ date: '2026-03-02', time: '11:30', requestType: 'REPORT_ISSUE' })
  const denied = await pending({ date: '2026-03-06', time: '09:00' }, karel)
  await act(denied, 'deny', { reason: 'Volzet die dag' })
  const cancelled = await approved({ date: '2026-03-05', time: '09:00' })
  await act(cancelled, 'cancel', { reason: 'Ziek' })
  await withdraw(await pending({ date: '2026-03-05', time: '10:00' }))
  await approved({ date: '2026-03-09', time: '09:00' })
  await pending({ date: '2026-03-10', time: '09:00' }, karel)
  await pending({ date: '2026-03-02', time: '12:00' })
  advanceMinutes(180)
  // Earlier sessions have expired.
  const admin = await as('admin')
  await act(missed, 'no-show', {}, admin)
  /** Day and time of each, in the order of the response. */
  const list = async (query: string): Promise<string[]> => {
    const response = await admin.ask(`/api/booking/admin/appointments?${query}`)
    expect(response.status).toBe(200)
    const { appointments } = await response.json()
    return appointments.map(({ date, time }: { date: string; time: string }) => `${date.slice(8)} ${time}`)
  }
  return { ...fixture, admin, list, karel }
}

test('the history contains what is past, denied or cancelled, latest first, with the reasons', async () => {
  const { list, admin } = await historyFixture()
  const all = ['10 09:00', '09 09:00', '06 09:00', '05 10:00', '05 09:00', '02 12:00', '02 11:30', '02 11:00']
  expect(await list('order=desc')).toEqual(all)
  expect(await list('when=history')).toEqual(all.slice(2))
  expect(await list('status=approved&when=past&noShow=false')).toEqual(['02 11:00'])
  expect(await list('status=approved&noShow=true')).toEqual(['02 11:30'])
  expect(await list('status=cancelled')).toEqual(['05 09:00', '05 10:00'])
  const { appointments } = await (await admin.ask('/api/booking/admin/appointments?when=history')).json()
  expect(appointments.slice(0, 3)).toMatchObject([
    { status: 'DENIED', denialReason: 'Volzet die dag' },
    { status: 'CANCELLED', cancelledBy: 'client', cancelReason: null },
    { status: 'CANCELLED', cancelledBy: 'company', cancelReason: 'Ziek' },
  ])
})

test('appointments are found by part of a name or address, subject and days, page by page', async () => {
  const { list, karel, admin } = await historyFixture()
  expect(await list('q=karel&order=desc')).toEqual(['10 09:00', '06 09:00'])
  expect(await list(`q=${encodeURIComponent(karel.user.email)}&when=history`)).toEqual(['06 09:00'])
  // Wildcards of LIKE are ordinary characters.
  expect(await list(`q=${encodeURIComponent('100%_z')}&status=denied`)).toEqual(['06 09:00'])
  expect(await list(`q=${encodeURIComponent('%')}`)).toEqual(['06 09:00', '10 09:00'])
  expect(await list('q=nobody')).toEqual([])
  expect(await list('type=REPORT_ISSUE')).toEqual(['02 11:30'])
  expect(await list('from=2026-03-05&to=2026-03-06&order=desc')).toEqual(['06 09:00', '05 10:00', '05 09:00'])

  const pages: string[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const url: string = `/api/booking/admin/appointments?order=desc&limit=3&after=${encodeURIComponent(after)}`
    const page = await (await admin.ask(url)).json()
    pages.push(page.appointments.map(({ date }: { date: string }) => date.slice(8)))
    after = page.next
  }
  expect(pages).toEqual([
    ['10', '09', '06'],
    ['05', '05', '02'],
    ['02', '02'],
  ])
})

test('unknown filters are rejected, and the list is for admins', async () => {
  const { admin, client } = await bookingFixture()
  for (const query of ['when=someday', 'type=no+code', 'noShow=perhaps', 'order=random', 'from=2026-02-31', 'after=x'])
    expect([query, (await admin.ask(`/api/booking/admin/appointments?${query}`)).status]).toEqual([query, 422])
  expect((await client.ask('/api/booking/admin/appointments?when=history')).status).toBe(403)
})
