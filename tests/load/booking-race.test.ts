import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createClientToken } from '#features/booking/server/client-link/client-token.service.ts'
import { addDays, dayOfWeek } from '#kernel/calendar.ts'
import { isQuick, printFigure, sized, startSection } from '../../scripts/bench/report.ts'
import { guestFixture } from '../fixtures/guest-fixture.ts'
import { calendarFile, calendarServer, eventAt, LOOPBACK_REACH } from '../servers/calendar-server.ts'

const ROUNDS = sized(50, 2)
const ATTEMPTS = 200
/** At the same moment. */
const BURST = 25
const PEOPLE = 10
const LIMIT_MS = 1_800_000
const database = 'server' in inject('source') ? 'PostgreSQL' : 'embedded'

/** One day of each round, so that the limits of a day are those of a round. */
const DAYS = Array.from({ length: 80 }, (_, index) => addDays('2026-03-06', index)).filter((day) => dayOfWeek(day) <= 5)
/** An hour, and twice half an hour, with a buffer: most of them overlap. */
const TYPES = ['NEW_WEB_APPLICATION', 'CHANGE_REQUEST', 'REPORT_ISSUE']
const TIMES = Array.from({ length: 8 }, (_, hour) => String(9 + hour).padStart(2, '0')).flatMap((hour) => [
  `${hour}:00`,
  `${hour}:30`,
])
const LUNCH = eventAt('20260302', '12', '13', 'RRULE:FREQ=DAILY')
/** In every second answer of the calendar. */
const SOMETIMES = eventAt('20260302', '15', '16', 'RRULE:FREQ=DAILY')

const oneOf = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)]!

type Person = { id: string; email: string }
type Row = Person & { version: number }
type Attempt = () => Response | Promise<Response>

test(
  'requests, guests, confirmations, changes and decisions at once take no time twice, while a calendar changes',
  async () => {
    const made = await guestFixture({ settings: { openRequests: 50 }, subject: { bufferAfter: 10 } })
    const { as, asVisitor, ctx, request, send, advanceMinutes } = made
    const calendar = await calendarServer()
    let reads = 0
    calendar.answerWith((outgoing) => {
      const text = calendarFile(LUNCH, ...(reads++ % 2 ? [SOMETIMES] : []))
      outgoing.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
    })
    Object.assign(ctx, { reach: LOOPBACK_REACH })
    await made.admin.send('POST', '/api/booking/admin/calendars', { name: 'Agenda', address: calendar.url })
    // An access token is valid for fifteen minutes.
    const signIn = async () => ({
      admin: await as('admin'),
      people: await Promise.all(Array.from({ length: PEOPLE }, () => as('user'))),
    })
    let signedIn = await signIn()
    const pass = async (minutes: number) => {
      advanceMinutes(minutes)
      signedIn = await signIn()
    }

    let [attempts, date] = [0, '']
    let unconfirmed: Person[] = []
    const answers = new Map<string, number>()
    const wanted = () => ({ requestType: oneOf(TYPES), date, time: oneOf(TIMES) })
    const address = () => `198.18.${attempts % 256}.${1 + (attempts % 250)}`
    const byLink = (action: string, body: object) =>
      asVisitor(`/api/booking/link/${action}?lng=nl`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      })
    /** An appointment of this round. */
    const find = async (isRequest: boolean): Promise<Row | undefined> => {
      const { rows } = await ctx.db.execute<Row>(sql`select id, email, version from appointments
        where status in ('PENDING', ${isRequest ? 'PENDING' : 'APPROVED'}) and (${isRequest} or replaces_id is null)
          and (starts_at at time zone 'Europe/Brussels')::date = ${date}::date
        order by random() limit 1`)
      return rows[0]
    }
    const decide = async (action: string, body: object) => {
      const { id = 'none', version = 0 } = (await find(action !== 'cancel')) ?? {}
      return signedIn.admin.send('POST', `/api/booking/admin/appointments/${id}/${action}`, { version, ...body })
    }

    const sendAsGuest: Attempt = async () => {
      const email = `guest${attempts}@example.com`
      const response = await send({ ...wanted(), email }, { from: address() })
      if (response.status === 201) unconfirmed.push({ id: (await response.clone().json()).id, email })
      return response
    }
    const confirmAsGuest: Attempt = async () => {
      const guest = oneOf(unconfirmed)
      if (!guest) return sendAsGuest()
      const another = Math.random() < 0.3 ? { date, time: oneOf(TIMES) } : {}
      return byLink('confirm', { token: createClientToken(ctx, guest), ...another })
    }
    const changeByLink: Attempt = async () => {
      const found = await find(false)
      if (!found) return confirmAsGuest()
      const { version } = found
      return byLink('change', { token: createClientToken(ctx, found), version, date, time: oneOf(TIMES) })
    }
    /** By how many of a hundred attempts. */
    const ATTEMPT: [string, number, Attempt][] = [
      ['request', 30, () => request(wanted(), oneOf(signedIn.people))],
      ['guest request', 20, sendAsGuest],
      ['confirmation', 15, confirmAsGuest],
      ['change by link', 10, changeByLink],
      ['approval', 8, () => decide('approve', {})],
      ['approval at another time', 5, () => decide('approve', { date, time: oneOf(TIMES) })],
      ['denial', 6, () => decide('deny', { reason: 'Volzet' })],
      ['cancellation', 6, () => decide('cancel', { reason: 'Ziek' })],
    ]
    const kinds = ATTEMPT.flatMap(([kind, share, attempt]) => Array.from({ length: share }, () => ({ kind, attempt })))
    const tryOne = async () => {
      attempts++
      const { kind, attempt } = oneOf(kinds)
      const { status } = await attempt()
      const answer = `${kind} ${status}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }

    const countOverlaps = async () => {
      const { rows } = await ctx.db.execute<Record<'doubles' | 'lunch' | 'taken', number>>(sql`
        with live as (
          select id, during, tstzrange(starts_at, ends_at) as at, coalesce(replaces_id, id) as appointment
          from appointments where status in ('PENDING', 'APPROVED')
          union all
          select id, during, tstzrange(starts_at, ends_at), id
          from guest_requests where is_holding and expires_at > ${ctx.now().toISOString()})
        select count(*) filter (where one.id < other.id and (one.during && other.during
              or one.appointment <> other.appointment and one.at && other.at))::int as doubles,
          count(*) filter (where one.id = other.id
              and (lower(one.at) at time zone 'Europe/Brussels')::time < '13:00'
              and (upper(one.at) at time zone 'Europe/Brussels')::time > '12:00')::int as lunch,
          count(distinct one.id)::int as taken
        from live one, live other`)
      return rows[0]!
    }

    let [doubles, duringLunch, taken] = [0, 0, 0]
    for (const day of DAYS.slice(0, ROUNDS)) {
      date = day
      unconfirmed = []
      for (let burst = 0; burst < ATTEMPTS / BURST; burst++) {
        await Promise.all(Array.from({ length: BURST }, tryOne))
        // Holds end while requests and confirmations go on.
        if (burst === 4) await pass(31)
      }
      const counted = await countOverlaps()
      doubles += counted.doubles
      duringLunch += counted.lunch
      taken = counted.taken
      await pass(30)
    }

    startSection(`Booking race, ${database}`)
    printFigure('attempts', String(attempts))
    for (const [kind] of ATTEMPT) {
      const of = [...answers].filter(
        ([answer]) => answer.startsWith(`${kind} `) && /^\d+$/.test(answer.slice(kind.length + 1)),
      )
      printFigure(
        kind,
        of
          .sort()
          .map(([answer, n]) => `${n} × ${answer.slice(-3)}`)
          .join(', '),
      )
    }
    printFigure('reads of the calendar', String(reads))
    printFigure('times taken at the end', String(taken))
    printFigure('times taken twice, after any round', String(doubles), { goal: '0' })
    printFigure('times taken while the calendar is always busy', String(duringLunch), { goal: '0' })

    expect({ doubles, duringLunch }).toEqual({ doubles: 0, duringLunch: 0 })
    expect(taken).toBeGreaterThan(ROUNDS)
    const statuses = new Set([...answers.keys()].map((answer) => Number(answer.slice(-3))))
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
    if (!isQuick)
      for (const [kind] of ATTEMPT)
        expect([kind, [...answers.keys()].some((one) => one.startsWith(`${kind} 20`))]).toEqual([kind, true])

    // The query sees a double: a hold on the time of an appointment, which no request can make.
    await ctx.db.execute(sql`insert into guest_requests (id, name, email, phone, locale, request_type, starts_at, ends_at, during,
        comments, answers, network, is_holding, expires_at, created_at)
      select 'double', name, email, phone, locale, request_type, starts_at, ends_at, during, comments, answers, '', true,
        'infinity', created_at
      from appointments where status in ('PENDING', 'APPROVED') and replaces_id is null order by starts_at desc limit 1`)
    expect((await countOverlaps()).doubles).toBe(1)
  },
  LIMIT_MS,
)
