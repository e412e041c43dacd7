import { expect, test } from 'vitest'
import { formatHours } from './format-hours.ts'

const zone = 'Europe/Brussels'

test('local times are shown, also across midnight', () => {
  const late = { startsAt: '2026-11-19T22:30:00Z', endsAt: '2026-11-19T23:30:00Z', time: '23:30', endTime: '00:30' }
  expect(formatHours('nl', { ...late, zone, minutes: 60 })).toEqual({ start: '23:30', end: '00:30' })
})

test('across a daylight-saving change both times include their UTC offset', () => {
  const autumn = { startsAt: '2026-10-25T00:30:00Z', endsAt: '2026-10-25T01:00:00Z', time: '02:30', endTime: '02:00' }
  expect(formatHours('nl', { ...autumn, zone, minutes: 30 })).toEqual({ start: '02:30 GMT+2', end: '02:00 GMT+1' })
  const spring = { startsAt: '2026-03-29T00:30:00Z', endsAt: '2026-03-29T01:00:00Z', time: '01:30', endTime: '03:00' }
  expect(formatHours('fr', { ...spring, zone, minutes: 30 })).toEqual({ start: '01:30 UTC+1', end: '03:00 UTC+2' })
})
