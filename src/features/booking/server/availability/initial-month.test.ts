import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { packagesSetting } from '#features/site/model/packages.schema.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { trackTags } from '#platform/server/tags.ts'
import { APPOINTMENT_REQUEST, type BookingFixture, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import type { InitialMonth } from '../../model/slot.schema.ts'
import { unpackSlots } from '../../model/slot-run.ts'

async function fetchInitialMonth({ asVisitor }: Pick<BookingFixture, 'asVisitor'>, asked = '') {
  const response = await asVisitor(`/api/booking/initial-month${asked}`)
  expect(response.status).toBe(200)
  const month: InitialMonth = await response.json()
  return { ...month, firstOpen: month.days.find(({ state }) => state === 'open')?.date }
}

test('the initial month has the slots of every day', async () => {
  const fixture = await bookingFixture()
  const { month, requestType, today, days, firstOpen } = await fetchInitialMonth(fixture)
  expect([month, requestType, today, firstOpen]).toEqual(['2026-03', 'CHANGE_REQUEST', '2026-03-02', '2026-03-02'])
  const dayOf = (date: string) => days.find((day) => day.date === date)
  const slots = unpackSlots(dayOf('2026-03-02')!.runs)
  expect(slots.slice(0, 4).map(({ time, label }) => [time, label])).toEqual([
    ['09:00', 'passed'],
    ['09:30', 'passed'],
    ['10:00', 'passed'],
    ['10:30', 'available'],
  ])
  expect(dayOf('2026-03-04')).toEqual({
    date: '2026-03-04',
    state: 'open',
    free: 16,
    runs: [[Date.parse('2026-03-04T08:00Z') / MINUTE_MS, 540, 30, '0'.repeat(16)]],
  })
  expect(dayOf('2026-03-07')).toEqual({ date: '2026-03-07', state: 'closed', free: 0, runs: [] })
  // The clock changes on 29 March; the times of the day do not.
  expect(dayOf('2026-03-30')?.runs).toEqual([[Date.parse('2026-03-30T07:00Z') / MINUTE_MS, 540, 30, '0'.repeat(16)]])
  expect(JSON.stringify(days).length).toBeLessThan(4000)
})

test('months without free slots are skipped', async () => {
  const fixture = await bookingFixture({ settings: { noticeHours: 720 } })
  // Thirty days of minimum notice from 2 March, and April is closed.
  const closed = { type: 'DATE_RANGE', startDate: '2026-03-01', endDate: '2026-04-30', isBlocked: true, active: true }
  const rule = { ...closed, startTime: null, endTime: null, description: 'Weg' }
  expect((await fixture.admin.send('POST', '/api/booking/admin/rules', rule)).status).toBe(201)
  expect((await fetchInitialMonth(fixture)).firstOpen).toBe('2026-05-01')

  // A full month that is explicitly requested includes `nextOpen`.
  expect(await fetchInitialMonth(fixture, '?month=2026-04')).toMatchObject({
    month: '2026-04',
    firstOpen: undefined,
    nextOpen: '2026-05-01',
  })
  const rest = { ...rule, startDate: '2026-05-01', endDate: '2026-12-31' }
  expect((await fixture.admin.send('POST', '/api/booking/admin/rules', rest)).status).toBe(201)
  const nowhere = await fetchInitialMonth(fixture, '?month=2026-04')
  expect(nowhere.firstOpen).toBeUndefined()
  expect(nowhere).not.toHaveProperty('nextOpen')
})

test('day, month and request type can be set by search parameters', async () => {
  const fixture = await bookingFixture()
  const asked = await fetchInitialMonth(fixture, '?date=2026-03-12&type=NEW_WEB_APPLICATION')
  expect([asked.requestType, asked.month]).toEqual(['NEW_WEB_APPLICATION', '2026-03'])
  const april = await fetchInitialMonth(fixture, '?month=2026-04')
  expect([april.month, april.firstOpen]).toEqual(['2026-04', '2026-04-01'])
})

test('a package sets initial comments in the language of the page, at the current price', async () => {
  const fixture = await bookingFixture()
  const begin = async (asked: string) => (await fetchInitialMonth(fixture, asked)).comments?.replaceAll(/\s/g, ' ')
  expect(await begin('?package=2&lng=nl')).toBe('Ik heb interesse in het pakket Basic (€ 7,99 per maand, excl. btw).')
  expect(await begin('?package=4&lng=en')).toBe(
    'I’m interested in the Enterprise package (€21.99 per month, excl. VAT).',
  )
  const changes = { basic: { price: 9, texts: { fr: { title: 'Essentiel' } } } }
  await saveSetting(fixture.ctx, null, packagesSetting, changes)
  expect(await begin('?package=2&lng=fr')).toBe('La formule Essentiel m’intéresse (9 € par mois, hors TVA).')
  for (const none of ['', '?package=1', '?package=basic', '?package=2&package=3', '?package[]=2'])
    expect(await begin(none), none).toBeUndefined()
})

test.each([
  '?date=2026-02-31',
  '?date=nonsense&month=2026-13&type=HAIRCUT',
  '?date=2026-02-27',
  '?month=2020-01',
  '?date=2031-03-04',
])('invalid search parameters are ignored: %s', async (asked) => {
  const fixture = await bookingFixture()
  expect((await fetchInitialMonth(fixture, asked)).firstOpen).toBe('2026-03-02')
})

test('a cached page with slots is invalidated by changes and expires with the minute', async () => {
  const fixture = await bookingFixture({ now: '2026-03-02T09:00:15Z' })
  const { client, admin, act, pageCache, ctx } = fixture
  const isCached = () => pageCache.get('booking') !== undefined
  async function render() {
    await pageCache.renderOnce('booking', async () => {
      const { maxAge } = await trackTags(() => fetchInitialMonth(fixture))
      expect(maxAge).toBe(45_000)
      await fetchInitialMonth(fixture)
      const form = { status: 200, headers: {}, head: '', body: null }
      return { page: { etag: undefined, identity: form, size: 1 }, isCacheable: true }
    })
    expect(isCached()).toBe(true)
  }
  let id = ''
  const rule = { type: 'SPECIFIC_DATE', specificDate: '2026-03-05', isBlocked: true, active: true, description: 'Weg' }
  const whole = { ...rule, startTime: null, endTime: null }
  const settings = '/api/settings/admin/booking'
  const writes: Record<string, () => Response | Promise<Response>> = {
    hold: () => client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, comments: undefined }),
    release: () => client.send('DELETE', '/api/booking/hold'),
    async request() {
      const response = await fixture.request()
      id = (await response.clone().json()).id
      return response
    },
    move: async () => (await act(id, 'approve')) && act(id, 'move', { date: '2026-03-06', time: '11:00' }),
    withdraw: () => fixture.withdraw(id),
    rule: () => admin.send('POST', '/api/booking/admin/rules', whole),
    holidays: () => admin.send('POST', '/api/booking/admin/rules/holidays', { year: 2026, dates: ['2026-05-01'] }),
    async settings() {
      const { value, updatedAt } = await (await admin.ask(settings)).json()
      return admin.send('PUT', settings, { value: { ...value, bufferMinutes: 15 }, startedFrom: updatedAt })
    },
  }
  for (const [name, write] of Object.entries(writes)) {
    await render()
    const response = await write()
    expect([name, response.ok, isCached()]).toEqual([name, true, false])
  }

  await render()
  // A rejected request does not invalidate the cache.
  expect((await fixture.request({ date: '2026-02-02' })).status).toBe(422)
  expect([isCached(), ctx.now().getSeconds()]).toEqual([true, 15])
})

test('the Markdown twin lists request types, days and times', async () => {
  const { app } = await bookingFixture()
  const twin = await (await app.request('/fr/booking.md')).text()
  expect(twin).toContain('- Nouveau site ou application web\u00a0: 60 minutes')
  expect(twin).toMatch(/^- mercredi 4 mars 2026\u00a0: 16 /m)
  expect(twin).not.toContain('samedi')
  expect(twin).toMatch(/^### .*lundi 2 mars 2026\n\n10:30, 11:00, /m)
})
