import { tzlib_get_ical_block } from 'timezones-ical-library'
import { afterAll, expect, test } from 'vitest'
import { readCalendars } from '#features/booking/server/calendars/read-calendars.service.ts'
import {
  compareAppointments,
  writeAppointments,
} from '#features/booking/server/calendars/write-appointments.service.ts'
import { bookingFixture } from '../../fixtures/booking-fixture.ts'
import { calendarFile, eventAt, LOOPBACK_REACH } from '../../servers/calendar-server.ts'
import { hasRadicale, startRadicale } from '../../servers/radicale.ts'
import { closeTestApp } from '../../test-app.ts'

const CALENDARS = '/api/booking/admin/calendars'
/** Wednesday 4 March, a working day, from 9 to 17 hours. */
const DAY = '2026-03-04'
const TEN = calendarFile(eventAt('20260304', '10', '11'))

afterAll(closeTestApp)

/** A site whose owner has the calendars `work`, which receives the appointments, and `private`. */
async function radicaleFixture() {
  const server = await startRadicale('work', 'private')
  const fixture = await bookingFixture()
  const { admin, ctx, approved } = fixture
  Object.assign(ctx, { reach: LOOPBACK_REACH })
  const { username, password } = server
  const login = { address: server.urlOf(), username, password }
  const post = async (path: string, body: object) => (await admin.send('POST', `${CALENDARS}${path}`, body)).json()
  const add = (more: object = {}) => post('', { kind: 'caldav', name: 'Werk', ...login, ...more })
  return {
    ...fixture,
    ...{ server, add },
    search: (more: object = {}) => post('/search', { ...login, ...more }),
    list: async () => (await (await admin.ask(CALENDARS)).json()).calendars,
    read: () => readCalendars(ctx),
    write: () => writeAppointments(ctx),
    compare: () => compareAppointments(ctx),
    questions: async () => (await (await admin.ask(`${CALENDARS}/questions`)).json()).questions,
    answer: (id: string, answer: string) => admin.send('POST', `${CALENDARS}/questions/${id}`, { answer }),
    dataOf: async (id: string, name?: string) =>
      (await server.files(name)).find(({ file }) => file === `${id}.ics`)?.data ?? '',
    /** An approved appointment at ten on Wednesday 4 March that is in the calendar. */
    async written() {
      await add({ receivesAppointments: true })
      const id = await approved()
      await writeAppointments(ctx)
      return id
    },
  }
}

function radicaleTest(title: string, run: (fixture: Awaited<ReturnType<typeof radicaleFixture>>) => Promise<void>) {
  test(`Radicale: ${title}`, async ({ skip }) => {
    if (!hasRadicale()) skip('Radicale is not installed: apt-get install radicale.')
    await run(await radicaleFixture())
  })
}

/** Radicale refuses a series with excluded times in a zone that the file does not define. */
const withZone = (data: string) =>
  data.replace('BEGIN:VEVENT', `${tzlib_get_ical_block('Europe/Brussels')[0]}\r\nBEGIN:VEVENT`)

const toTwo = (data: string) => data.replaceAll('20260304T10', '20260304T14').replaceAll('20260304T11', '20260304T15')

radicaleTest(
  'the calendars of an account are found; a wrong password is named',
  async ({ server, search, add, list }) => {
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
    const both = ['private', 'work'].map((name) => ({ name, address: server.urlOf(name) }))
    const found = await search({ address: server.url })
    expect({ ...found, calendars: found.calendars.toSorted(byName) }).toEqual({ calendars: both, error: null })
    expect(await search({ address: server.urlOf('private') })).toEqual({ calendars: [both[0]], error: null })
    expect(await search({ password: 'anders' })).toEqual({ calendars: [], error: 'login' })
    expect(await add({ password: 'anders' })).toMatchObject({ error: 'login' })
    expect(await add({ address: server.urlOf('gone') })).toMatchObject({ error: 'noCalendar' })
    expect(await list()).toHaveLength(2)
  },
)

radicaleTest(
  'busy times close slots, with series; free and cancelled events do not',
  async ({ server, add, labelOf }) => {
    await server.save('a.ics', TEN)
    const free = calendarFile(eventAt('20260304', '12', '13', 'TRANSP:TRANSPARENT')).replace('event-0', 'b')
    await server.save('b.ics', free)
    const cancelled = calendarFile(eventAt('20260304', '13', '14', 'STATUS:CANCELLED')).replace('event-0', 'c')
    await server.save('c.ics', cancelled)
    const daily = eventAt('20260223', '15', '16', 'RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Brussels:20260305T150000')
    await server.save('d.ics', withZone(calendarFile(daily).replace('event-0', 'd')))
    expect(await add()).toMatchObject({ kind: 'caldav', error: null })
    const times = ['09:30', '10:00', '10:30', '11:00', '12:00', '13:00', '15:00']
    const labels = await Promise.all(times.map((at) => labelOf(DAY, at)))
    expect(labels).toEqual(['available', 'blocked', 'blocked', 'available', 'available', 'available', 'blocked'])
    expect(await labelOf('2026-03-05', '15:00')).toBe('available')
  },
)

radicaleTest(
  'an unchanged calendar is not transferred again; a changed one is',
  async ({ server, add, read, labelOf }) => {
    const note = `DESCRIPTION:${'een lange beschrijving & <meer> '.repeat(3000)}`
    await server.save('a.ics', calendarFile(`${note}\n${eventAt('20260304', '10', '11')}`))
    const reports = () => server.requests.filter(({ method }) => method === 'REPORT').length
    expect((await add()).error).toBe(null)
    await read()
    expect([reports(), await labelOf(DAY, '10:00')]).toEqual([1, 'blocked'])
    await server.save('a.ics', toTwo(TEN))
    await read()
    expect([reports(), await labelOf(DAY, '10:00'), await labelOf(DAY, '14:00')]).toEqual([2, 'available', 'blocked'])
    await server.remove('a.ics')
    await read()
    expect(await labelOf(DAY, '14:00')).toBe('available')
  },
)

radicaleTest('an approved appointment is one event, changed and removed with it', async (fixture) => {
  const { server, written, write, compare, dataOf, act, questions, read, labelOf, pending } = fixture
  const id = await written()
  await pending({ time: '15:00' })
  await write()
  expect(await server.files()).toHaveLength(1)
  expect(await dataOf(id)).toMatch(new RegExp(`UID:${id}`))
  expect(await dataOf(id)).toMatch(/DTSTART;TZID=Europe\/Brussels:20260304T100000/)
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  await write()
  expect(await dataOf(id)).toMatch(/DTSTART;TZID=Europe\/Brussels:20260305T110000/)
  await compare()
  await read()
  // It is busy because of the appointment, not twice.
  expect([await questions(), await labelOf('2026-03-05', '11:00')]).toEqual([[], 'booked'])
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect(await server.files()).toEqual([])
})

radicaleTest('an invite that the owner accepted becomes the event: one, not two', async (fixture) => {
  const { server, add, approved, write, act, list } = fixture
  await add({ receivesAppointments: true })
  const id = await approved()
  await server.save('from-mail.ics', TEN.replace('event-0', id))
  await write()
  expect((await server.files()).map(({ file }) => file)).toEqual(['from-mail.ics'])
  expect((await server.files())[0]?.data).toContain('PRODID:-//cyaan')
  expect(await list()).toMatchObject([{ writeError: null }])
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect(await server.files()).toEqual([])
})

radicaleTest('what the owner moves or deletes is a question; put back writes it again', async (fixture) => {
  const { server, written, write, compare, dataOf, questions, answer, rows } = fixture
  const id = await written()
  await server.save(`${id}.ics`, toTwo(await dataOf(id)))
  await compare()
  expect(await questions()).toMatchObject([{ question: 'moved', movedTo: '2026-03-04T13:00:00.000Z' }])
  await write()
  expect([(await dataOf(id)).includes('T140000'), (await rows())[0]?.startsAt.toISOString()]).toEqual([
    true,
    '2026-03-04T09:00:00.000Z',
  ])
  await answer(id, 'putBack')
  expect(await dataOf(id)).toContain('T100000')
  await compare()
  expect(await questions()).toEqual([])
  await server.remove(`${id}.ics`)
  await compare()
  expect(await questions()).toMatchObject([{ question: 'deleted', movedTo: null }])
  await answer(id, 'keep')
  await compare()
  await write()
  expect([await dataOf(id), await questions()]).toEqual(['', []])
})

radicaleTest('a note of the owner is no question; a change in between is not overwritten', async (fixture) => {
  const { server, written, write, compare, dataOf, questions, act } = fixture
  const id = await written()
  await server.save(`${id}.ics`, (await dataOf(id)).replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nX-NOTE:meenemen'))
  await compare()
  expect(await questions()).toEqual([])
  await server.save(`${id}.ics`, toTwo(await dataOf(id)))
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  await write()
  expect(await dataOf(id)).toContain('20260304T140000')
  expect(await questions()).toMatchObject([{ question: 'moved', movedTo: '2026-03-04T13:00:00.000Z' }])
})

radicaleTest(
  'a write whose answer was lost is not repeated; another calendar receives the event instead',
  async (fixture) => {
    const { server, written, write, dataOf, questions, ctx, add } = fixture
    const id = await written()
    await ctx.db.execute('delete from written_appointments')
    await write()
    expect([(await server.files()).length, await questions()]).toEqual([1, []])
    await add({ name: 'Privé', address: server.urlOf('private'), receivesAppointments: true })
    await write()
    expect([await dataOf(id, 'work'), (await dataOf(id, 'private')).includes(`UID:${id}`)]).toEqual(['', true])
  },
)
