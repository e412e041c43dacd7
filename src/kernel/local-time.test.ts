import { expect, test } from 'vitest'
import { instantsOf, toInstant, toLocal, toMinute, toTime } from './local-time.ts'
import { MINUTE_MS } from './time-units.ts'

const BRUSSELS = 'Europe/Brussels'
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString().slice(0, 16))
const at = (date: string, time: string, zone = BRUSSELS) => iso(instantsOf(date, toMinute(time), zone))

test('the offset is one hour in winter, two in summer', () => {
  expect(at('2026-01-15', '09:00')).toEqual(['2026-01-15T08:00'])
  expect(at('2026-07-15', '09:00')).toEqual(['2026-07-15T07:00'])
})

test('a local time in a DST gap has no instant', () => {
  expect(at('2026-03-29', '01:59')).toEqual(['2026-03-29T00:59'])
  expect(at('2026-03-29', '02:00')).toEqual([])
  expect(at('2026-03-29', '02:59')).toEqual([])
  expect(at('2026-03-29', '03:00')).toEqual(['2026-03-29T01:00'])
  expect(iso([toInstant('2026-03-29', toMinute('02:30'), BRUSSELS)])).toEqual(['2026-03-29T01:00'])
})

test('a local time in a DST overlap has two instants; the first is used for bounds', () => {
  expect(at('2026-10-25', '02:30')).toEqual(['2026-10-25T00:30', '2026-10-25T01:30'])
  expect(iso([toInstant('2026-10-25', toMinute('02:30'), BRUSSELS)])).toEqual(['2026-10-25T00:30'])
  expect(at('2026-10-25', '03:00')).toEqual(['2026-10-25T02:00'])
})

test('other time zones: New York has other transition dates, Apia none, Lord Howe a transition of half an hour', () => {
  expect(at('2026-03-08', '02:30', 'America/New_York')).toEqual([])
  expect(at('2026-11-01', '01:30', 'America/New_York')).toEqual(['2026-11-01T05:30', '2026-11-01T06:30'])
  expect(at('2026-01-01', '00:00', 'Pacific/Apia')).toEqual(['2025-12-31T11:00'])
  expect(at('2026-12-31', '23:30', 'Pacific/Apia')).toEqual(['2026-12-31T10:30'])
  expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toEqual([])
})

test('a skipped day has no instant: Apia went from 29 to 31 December 2011', () => {
  expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toEqual([])
  expect(at('2011-12-31', '00:00', 'Pacific/Apia')).toEqual(['2011-12-30T10:00'])
})

test.each([BRUSSELS, 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata'])(
  'converting to local time and back is lossless in %s',
  (zone) => {
    const independent = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    for (let instant = Date.UTC(2025, 11, 30); instant < Date.UTC(2027, 0, 3); instant += 97 * MINUTE_MS) {
      const { date, minute } = toLocal(instant, zone)
      expect(instantsOf(date, minute, zone)).toContain(instant)
      expect(`${date} ${toTime(minute)}`).toBe(independent.format(instant))
    }
  },
)
