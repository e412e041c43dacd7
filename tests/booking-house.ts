import { asc, eq } from 'drizzle-orm'
import { nudgeAboutRequests, remindOfAppointments } from '#features/booking/server/booking.jobs.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { letters } from '#features/mail/server/letter.table.ts'
import { type BookingSettings, DEFAULT_BOOKING } from '#features/settings/model/booking.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { AS_WRITTEN } from './as-written.ts'
import { testApp } from './test-app.ts'

/** Monday, ten in the morning in Brussels. */
export const MONDAY = '2026-03-02'
const NOW = '2026-03-02T09:00:00Z'

export const WISH = {
  requestType: 'CHANGE_REQUEST',
  date: '2026-03-04',
  time: '10:00',
  comments: 'Nieuwe foto’s op de voorpagina',
}

type Options = { settings?: Partial<BookingSettings>; zone?: string; now?: string }

/** A desk that is open Monday to Friday, 09:00 to 17:00, with a client, an admin, and a clock that the test turns. */
export async function bookingHouse({ settings, zone, now = NOW }: Options = {}) {
  const jobs = [deliverLetters, remindOfAppointments, nudgeAboutRequests]
  const made = await testApp({ now, jobs, env: { DEMO: 'off', PUBLIC_URL: 'https://studio.example' } })
  let time = Date.parse(now)
  // The application holds this very object.
  const ctx = Object.assign(made.ctx, { now: () => new Date(time) })
  await saveCompany(ctx, { ...DEMO_COMPANY, ...(zone ? { timeZone: zone } : {}) })
  await seedBooking(ctx)
  if (settings) await saveSetting(ctx, null, 'booking', { ...DEFAULT_BOOKING, ...settings })
  const client = await made.as('user', { firstName: 'Rita' })
  const admin = await made.as('admin', { firstName: 'Bas' })

  const request = (more: object = {}, who = client) =>
    who.send('POST', '/api/booking/appointments', { ...WISH, ...more })
  /** The id of a request that waits. */
  const pending = async (more: object = {}, who = client): Promise<string> => {
    const answer = await request(more, who)
    if (answer.status !== 201) throw new Error(await answer.text())
    return (await answer.json()).id
  }
  const versionOf = async (id: string) => {
    const [row] = await ctx.db
      .select({ version: appointments.version })
      .from(appointments)
      .where(eq(appointments.id, id))
    return row?.version ?? 0
  }
  /** On the current version, unless the body names one. */
  const act = async (id: string, deed: string, body: object = {}, who = admin) =>
    who.send('POST', `/api/booking/admin/appointments/${id}/${deed}`, { version: await versionOf(id), ...body })
  const withdraw = async (id: string, who = client) =>
    who.send('POST', `/api/booking/appointments/${id}/withdraw`, { version: await versionOf(id) })
  const approved = async (more: object = {}): Promise<string> => {
    const id = await pending(more)
    await act(id, 'approve')
    return id
  }
  const slots = async (month = '2026-03', type = 'CHANGE_REQUEST', ask = client.ask) =>
    (await ask(`/api/booking/slots?month=${month}&type=${type}`)).json()
  const dayOf = async (date: string, type?: string, ask = client.ask) =>
    (await slots(date.slice(0, 7), type, ask)).days.find((day: { date: string }) => day.date === date)
  const labelOf = async (date: string, at: string, ask = client.ask): Promise<string | undefined> =>
    (await dayOf(date, undefined, ask)).slots.find((slot: { time: string }) => slot.time === at)?.label

  return {
    ...made,
    ctx,
    client,
    admin,
    request,
    pending,
    approved,
    act,
    withdraw,
    slots,
    dayOf,
    labelOf,
    pass(minutes: number) {
      time += minutes * 60_000
    },
    rows: () => ctx.db.select().from(appointments).orderBy(asc(appointments.createdAt), asc(appointments.startsAt)),
    letters: () => ctx.db.select().from(letters).orderBy(letters.createdAt, AS_WRITTEN),
    async letter(kind: string) {
      return (await ctx.db.select().from(letters).orderBy(letters.createdAt, AS_WRITTEN))
        .filter((one) => one.kind === `booking.${kind}`)
        .at(-1)!
    },
    deeds: async () => (await ctx.db.select().from(journal).orderBy(asc(journal.id))).map(({ action }) => action),
  }
}

export type BookingHouse = Awaited<ReturnType<typeof bookingHouse>>

/** What a refusal says. */
export async function failureOf(answer: Response) {
  type Failure = { code: string; message: string; fields: Record<string, string>; details: Record<string, unknown> }
  return ((await answer.json()) as { error: Failure }).error
}
