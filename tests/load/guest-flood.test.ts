import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { MAX_EMAILS_PER_DAY, MAX_HOLDS } from '#features/booking/model/guest/guest-limits.ts'
import { createClientToken } from '#features/booking/server/client-link/client-token.service.ts'
import { purgeGuestRequests } from '#features/booking/server/guests/guest-request.service.ts'
import { printFigure, sized, startSection } from '../../scripts/bench/report.ts'
import { errorBodyOf, MONDAY } from '../fixtures/booking-fixture.ts'
import { guestFixture } from '../fixtures/guest-fixture.ts'

const DAYS = 2
const WAVES = sized(20, 2)
const WAVE = 250
const MINUTES_BETWEEN_WAVES = 6
/** Requests at the same moment. */
const BURST = 25
const ADDRESSES = sized(500, 25)
const NETWORKS = 200
const MONTHS = ['2026-03', '2026-04', '2026-05']
const LIMIT_MS = 1_800_000
const database = 'server' in inject('source') ? 'PostgreSQL' : 'embedded'

type Time = { date: string; time: string }

test(
  'requests of a program that confirms none close few times, none after 30 minutes, and keep nobody from booking',
  async () => {
    const { send, slots, confirm, request, as, ctx, advanceMinutes, rows } = await guestFixture()
    const timesWith = async (label: string): Promise<Time[]> => {
      const months = await Promise.all(MONTHS.map((month) => slots(month)))
      const days = months.flatMap((month) => month.days)
      return days.flatMap(({ date, slots }) =>
        slots.filter((slot) => slot.label === label).map(({ time }) => ({ date, time })),
      )
    }
    const open = await timesWith('available')
    const nextDays = open.filter(({ date }) => date < '2026-03-06' && date > MONDAY)
    const answers = new Map<number, number>()
    let sent = 0

    /** One in ten comes from the same address of the net, half of them are for the next days. */
    const attack = async () => {
      const number = sent++
      const from = number % 10 ? `198.18.${number % NETWORKS}.${1 + (number % 250)}` : '198.51.100.9'
      const wanted = number % 2 ? nextDays : open
      const more = { ...wanted[(number * 7) % wanted.length], email: `bot${number % ADDRESSES}@example.com` }
      const { status } = await send(more, { from })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    /** A person whose time was taken meanwhile, or who waited too long on a busy machine, tries again. */
    const bookHonestly = async (
      book: (wanted: Time) => Response | Promise<Response>,
      attempts = 3,
    ): Promise<string> => {
      const free = (await timesWith('available')).filter(({ date }) => date > '2026-03-10')
      const response = await book(free[Math.floor(Math.random() * free.length)]!)
      if (response.ok) return 'booked'
      const { code } = await errorBodyOf(response)
      return /^SLOT_|^TIMEOUT/.test(code) && attempts > 1 ? bookHonestly(book, attempts - 1) : code
    }
    const bookAsGuest = (number: number) =>
      bookHonestly(async (wanted) => {
        const email = `visitor${number}@example.org`
        const response = await send({ ...wanted, email }, { from: `203.0.${number}.5` })
        if (!response.ok) return response
        const { id } = await response.json()
        return confirm(createClientToken(ctx, { id, email }))
      })

    const people: Record<'account' | 'guest', string[]> = { account: [], guest: [] }
    const booked = () => Object.values(people).flatMap((results) => results.filter((one) => one === 'booked')).length
    let mostClosed = 0
    for (let day = 0; day < DAYS; day++) {
      for (let wave = 0; wave < WAVES; wave++) {
        const client = await as('user')
        const results = Promise.all([
          bookHonestly((wanted) => request(wanted, client)),
          bookAsGuest(day * WAVES + wave),
        ])
        for (let burst = 0; burst < WAVE / BURST; burst++) await Promise.all(Array.from({ length: BURST }, attack))
        const [account, guest] = await results
        people.account.push(account)
        people.guest.push(guest)
        mostClosed = Math.max(mostClosed, (await timesWith('booked')).length - booked())
        advanceMinutes(MINUTES_BETWEEN_WAVES)
      }
      advanceMinutes(24 * 60 - WAVES * MINUTES_BETWEEN_WAVES)
    }
    // The last wave was a day ago: send one more, and wait for half an hour.
    await Promise.all(Array.from({ length: BURST }, attack))
    expect((await timesWith('booked')).length).toBeGreaterThan(booked())
    advanceMinutes(30)

    const closed = (await timesWith('booked')).length - booked()
    const count = async (query: ReturnType<typeof sql>) =>
      Number((await ctx.db.execute<{ n: string }>(query)).rows[0]?.n)
    const now = ctx.now().toISOString()
    const holding = await count(sql`select count(*) as n from guest_requests where is_holding and expires_at > ${now}`)
    const mostEmails = await count(sql`select max(n) as n from (
      select count(*) over (partition by to_address order by created_at range between interval '23 hours 59 minutes'
        preceding and current row) as n from emails where to_address like 'bot%') as of_a_day`)
    const emails = await count(sql`select count(*) as n from emails where to_address like 'bot%'`)
    const toOwner = await count(sql`select count(*) as n from emails where kind = 'booking.request'`)

    startSection(`Guest requests without confirmation, ${database}`)
    printFigure('requests, over two days', String(sent))
    const answered = [...answers].sort().map(([status, n]) => `${n} × ${status}`)
    printFigure('answers', answered.join(', '))
    printFigure('times closed at the same moment, at most', String(mostClosed), { goal: `≤ ${MAX_HOLDS.total}` })
    printFigure('times closed 30 minutes later', String(closed), { goal: '0' })
    printFigure('emails to one address within 24 hours, at most', String(mostEmails), {
      goal: `≤ ${MAX_EMAILS_PER_DAY}`,
    })
    printFigure('emails to those addresses', String(emails))
    for (const [kind, results] of Object.entries(people)) {
      const refusals = results.filter((one) => one !== 'booked')
      const figure = [`${refusals.length} of ${results.length}`, ...new Set(refusals)].join(' ')
      printFigure(`people who could not book meanwhile: ${kind}`, figure, { goal: '0' })
    }

    // 422: the time has passed meanwhile. 503: a busy machine.
    expect([...answers.keys()].filter((status) => ![201, 409, 422, 429, 503].includes(status))).toEqual([])
    expect({ closed, holding, mostEmails, toOwner }).toEqual({
      closed: 0,
      holding: 0,
      mostEmails: MAX_EMAILS_PER_DAY,
      toOwner: booked(),
    })
    expect(mostClosed).toBeGreaterThan(0)
    expect(mostClosed).toBeLessThanOrEqual(MAX_HOLDS.total)
    expect(people.account).toEqual(people.account.map(() => 'booked'))
    expect(people.guest.filter((result) => result !== 'booked')).toEqual([])
    expect(await rows()).toHaveLength(booked())

    advanceMinutes(24 * 60)
    await ctx.db.transaction((db) => purgeGuestRequests({ db, now: ctx.now }))
    expect(await count(sql`select count(*) as n from guest_requests`)).toBe(0)
    expect(await count(sql`select count(*) as n from emails where to_address like 'bot%'`)).toBe(0)
  },
  LIMIT_MS,
)
