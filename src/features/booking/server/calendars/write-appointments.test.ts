import { expect, test, vi } from 'vitest'
import { bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { caldavServer } from '#tests/servers/caldav-server.ts'
import { calendarFile, eventAt, LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { listUnreadCalendars } from './calendar.service.ts'
import { writtenAppointments } from './calendar.table.ts'
import { readCalendars } from './read-calendars.service.ts'
import { compareAppointments, writeAppointments } from './write-appointments.service.ts'

const CALENDARS = '/api/booking/admin/calendars'

/** With a calendar that receives the appointments, and an approved one at ten on Wednesday 4 March. */
async function writingFixture() {
  const server = await caldavServer('work', 'private')
  const fixture = await bookingFixture()
  const { admin, ctx } = fixture
  Object.assign(ctx, { reach: LOOPBACK_REACH })
  const { username, password } = server
  const login = { kind: 'caldav', address: server.urlOf(), username, password, receivesAppointments: true }
  const added = await (await admin.send('POST', CALENDARS, { name: 'Werk', ...login })).json()
  const id = await fixture.approved()
  const file = `${id}.ics`
  const questions = async () => (await (await admin.ask(`${CALENDARS}/questions`)).json()).questions
  return {
    ...fixture,
    ...{ server, id, file, added, questions },
    write: () => writeAppointments(ctx),
    compare: () => compareAppointments(ctx),
    change: async (more: object) =>
      (
        await admin.send('PUT', `${CALENDARS}/${added.id}`, { name: 'Werk', receivesAppointments: true, ...more })
      ).json(),
    answer: (answer: string) => admin.send('POST', `${CALENDARS}/questions/${id}`, { answer }),
    dataOf: (name?: string) => server.files(name).find((one) => one.file === file)?.data ?? '',
    list: async () => (await (await admin.ask(CALENDARS)).json()).calendars,
  }
}

const toTwo = (data: string) => data.replaceAll('20260304T10', '20260304T14').replaceAll('20260304T11', '20260304T15')

test('an approved appointment is one event with the UID of the invite, changed and removed with it', async () => {
  const { server, id, write, compare, dataOf, act, questions, labelOf } = await writingFixture()
  await write()
  expect(server.files()).toHaveLength(1)
  expect(dataOf()).toContain(`UID:${id}`)
  expect(dataOf()).toMatch(/DTSTART;TZID=Europe\/Brussels:20260304T100000/)
  // A server would send invitations to attendees, and RFC 4791 forbids a METHOD.
  expect(dataOf()).not.toMatch(/ATTENDEE|ORGANIZER|METHOD/)
  const puts = () => server.requests.filter(({ method }) => method === 'PUT')
  await write()
  expect(puts()).toHaveLength(1)
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  await write()
  expect(dataOf()).toMatch(/DTSTART;TZID=Europe\/Brussels:20260305T110000/)
  expect(puts().at(-1)?.headers['if-match']).toMatch(/^"/)
  await compare()
  expect(await questions()).toEqual([])
  // It is busy because of the appointment, not twice.
  expect(await labelOf('2026-03-05', '11:00')).toBe('booked')
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect(server.files()).toEqual([])
})

test('requests are not written; a withdrawal removes the event', async () => {
  const { server, id, write, withdraw, pending } = await writingFixture()
  await pending({ time: '15:00' })
  await write()
  expect(server.files()).toHaveLength(1)
  await withdraw(id)
  await write()
  expect(server.files()).toEqual([])
})

test('an invite that the owner already accepted in the calendar becomes the event: one, not two', async () => {
  const { server, id, write, act, dataOf } = await writingFixture()
  const invite = calendarFile(eventAt('20260304', '10', '11')).replace('event-0', id)
  server.save('from-mail.ics', invite)
  await write()
  expect(server.files().map(({ file }) => file)).toEqual(['from-mail.ics'])
  expect(server.files()[0]?.data).toContain('PRODID:-//cyaan')
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect([server.files(), dataOf()]).toEqual([[], ''])
})

test('what the owner moves is a question, never applied; put back writes the appointment again', async () => {
  const { server, id, file, write, compare, dataOf, questions, answer, rows, journalActions } = await writingFixture()
  await write()
  server.save(file, toTwo(dataOf()))
  await compare()
  expect(await questions()).toMatchObject([
    { appointmentId: id, question: 'moved', startsAt: '2026-03-04T09:00:00.000Z', movedTo: '2026-03-04T13:00:00.000Z' },
  ])
  await write()
  expect([dataOf().includes('T140000'), (await rows())[0]?.startsAt.toISOString()]).toEqual([
    true,
    '2026-03-04T09:00:00.000Z',
  ])
  expect(await (await answer('putBack')).json()).toEqual({ questions: [] })
  expect(dataOf()).toContain('T100000')
  expect(await journalActions()).toContain('appointment.eventPutBack')
  await compare()
  expect(await questions()).toEqual([])
  expect((await errorBodyOf(await answer('putBack'))).code).toBe('EVENT_QUESTION_NOT_FOUND')
})

test('what the owner moves can be kept, and is asked once', async () => {
  const { server, file, write, compare, dataOf, questions, answer, act, id } = await writingFixture()
  await write()
  server.save(file, toTwo(dataOf()))
  await compare()
  await answer('keep')
  server.save('other.ics', calendarFile(eventAt('20260310', '10', '11')))
  await compare()
  await write()
  expect([await questions(), dataOf().includes('T140000')]).toEqual([[], true])
  server.save(file, dataOf().replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nX-NOTE:meenemen'))
  await compare()
  expect(await questions()).toEqual([])
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect(dataOf()).toBe('')
})

/** The event of the appointment is at two, and the owner left it there. */
async function leftFixture() {
  const fixture = await writingFixture()
  const { server, file, write, compare, dataOf, answer, ctx, labelOf, asVisitor } = fixture
  const atTwo = () => labelOf('2026-03-04', '14:00', asVisitor)
  await write()
  server.save(file, toTwo(dataOf()))
  await compare()
  await readCalendars(ctx)
  const before = await atTwo()
  await answer('keep')
  return { ...fixture, atTwo, before }
}

/** Five past eleven on Wednesday, after the appointment. */
const UNTIL_OVER = 2 * 24 * 60 + 65

test('an event that the owner left at a later time is still there when the appointment is over', async () => {
  const { write, dataOf, advanceMinutes, ctx } = await leftFixture()
  for (const minutes of [UNTIL_OVER, 4 * 60]) {
    advanceMinutes(minutes)
    await write()
    expect(dataOf()).toContain('T140000')
  }
  expect(await ctx.db.$count(writtenAppointments)).toBe(0)
})

test('an event that the owner left at another time closes that time, also when the appointment is over', async () => {
  const { server, write, atTwo, before, advanceMinutes, ctx } = await leftFixture()
  expect([before, await atTwo()]).toEqual(['available', 'blocked'])
  advanceMinutes(UNTIL_OVER)
  await write()
  server.save('other.ics', calendarFile(eventAt('20260310', '10', '11')))
  await readCalendars(ctx)
  expect(await atTwo()).toBe('blocked')
})

test('a change of the appointment takes the event back, and its time is free again', async () => {
  const { write, act, id, atTwo, dataOf, advanceMinutes, ctx } = await leftFixture()
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  await write()
  advanceMinutes(1)
  await readCalendars(ctx)
  expect([dataOf().includes('20260305T110000'), await atTwo()]).toEqual([true, 'available'])
})

test('a server that hangs while it is written is reported, and written when it answers', async () => {
  const { server, write, list, dataOf } = await writingFixture()
  const asked = Promise.withResolvers<void>()
  server.answerWith(() => asked.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const writing = write()
    await asked.promise
    vi.advanceTimersByTime(60_000)
    await writing
  } finally {
    vi.useRealTimers()
  }
  expect(await list()).toMatchObject([{ writeError: 'timeout' }])
  server.answerWith()
  await write()
  expect([dataOf().includes('T100000'), (await list())[0].writeError]).toEqual([true, null])
})

test('what the owner deletes is a question: keep, put back, or cancel as any appointment', async () => {
  const { server, file, id, write, compare, dataOf, questions, answer, act } = await writingFixture()
  await write()
  server.remove(file)
  await compare()
  expect(await questions()).toMatchObject([{ question: 'deleted', movedTo: null, calendar: 'Werk' }])
  await answer('putBack')
  expect([dataOf().includes(`UID:${id}`), await questions()]).toEqual([true, []])
  server.remove(file)
  await compare()
  await answer('keep')
  await compare()
  await write()
  expect([dataOf(), await questions()]).toEqual(['', []])
  await act(id, 'cancel', { reason: 'Ziek' })
  await write()
  expect([server.files(), await questions()]).toEqual([[], []])
})

test('a question ends when the appointment is moved to where the event already is, or is cancelled', async () => {
  const { server, file, id, write, compare, dataOf, questions, act } = await writingFixture()
  await write()
  server.save(file, toTwo(dataOf()))
  await compare()
  await act(id, 'move', { date: '2026-03-04', time: '14:00' })
  await write()
  expect([await questions(), dataOf().includes('SEQUENCE:1')]).toEqual([[], true])
  server.save(file, dataOf().replaceAll('T14', 'T12').replaceAll('T15', 'T13'))
  await compare()
  await act(id, 'cancel', { reason: 'Ziek' })
  expect(await questions()).toEqual([])
  await write()
  expect(server.files()).toEqual([])
})

test('a note or an alarm of the owner is no question; a change in between is not overwritten', async () => {
  const { server, file, id, write, compare, dataOf, questions, act } = await writingFixture()
  await write()
  server.save(file, dataOf().replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nX-NOTE:meenemen'))
  await compare()
  expect(await questions()).toEqual([])
  // Moved in the calendar, and before that is known, moved here.
  server.save(file, toTwo(dataOf()))
  await act(id, 'move', { date: '2026-03-05', time: '11:00' })
  await write()
  expect(dataOf()).toContain('20260304T140000')
  expect(await questions()).toMatchObject([{ question: 'moved', movedTo: '2026-03-04T13:00:00.000Z' }])
})

test('a write whose answer was lost is not repeated as a second event', async () => {
  const { server, write, dataOf, questions, ctx } = await writingFixture()
  await write()
  await ctx.db.execute('delete from written_appointments')
  await write()
  await write()
  expect([server.files().length, await questions(), dataOf().includes('T100000')]).toEqual([1, [], true])
})

test('another calendar receives the appointments: the event moves', async () => {
  const { server, write, admin, list, dataOf } = await writingFixture()
  await write()
  const { username, password } = server
  const login = { kind: 'caldav', address: server.urlOf('private'), username, password, receivesAppointments: true }
  await admin.send('POST', CALENDARS, { name: 'Privé', ...login })
  const receiving = (await list()).filter((one: { receivesAppointments: boolean }) => one.receivesAppointments)
  expect(receiving).toMatchObject([{ name: 'Privé' }])
  await write()
  expect([dataOf('work'), dataOf('private').length > 0]).toEqual(['', true])
})

test('a calendar that cannot be written is reported after 15 minutes, and written when it can', async () => {
  const { server, write, list, advanceMinutes, ctx, dataOf } = await writingFixture()
  server.answerWith((outgoing) => outgoing.writeHead(403).end())
  await write()
  expect(await list()).toMatchObject([{ writeError: 'readOnly', isOverdue: false }])
  advanceMinutes(15)
  expect(await listUnreadCalendars(ctx.db, ctx.now())).toEqual(['Werk'])
  server.answerWith()
  await write()
  await readCalendars(ctx)
  expect(await listUnreadCalendars(ctx.db, ctx.now())).toEqual([])
  expect(dataOf()).toContain('T100000')
})

test('an iCal address cannot receive appointments', async () => {
  const { admin } = await writingFixture()
  const ics = { name: 'Google', address: 'https://127.0.0.1/basic.ics', receivesAppointments: true }
  expect(await (await admin.send('POST', CALENDARS, ics)).json()).toMatchObject({ receivesAppointments: false })
})

test('an answer that is cut off asks nothing', async () => {
  const { server, write, compare, questions, list } = await writingFixture()
  await write()
  server.save('other.ics', calendarFile(eventAt('20260310', '10', '11')))
  server.changeReports((xml) => xml.replace(/<response>.*$/s, ''))
  await compare()
  expect(await questions()).toEqual([])
  expect(await list()).toMatchObject([{ writeError: 'damaged' }])
})
