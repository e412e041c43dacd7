import { expect, test } from 'vitest'
import type { MonthOfSlots } from '../../model/slot.schema.ts'
import { findSlot, unavailableReasonOf } from './chosen-slot.ts'

const CHOSEN = { date: '2026-11-19', time: '10:00', type: 'REPORT_ISSUE' }
const SEEN = { ...CHOSEN }

function month(label: 'available' | 'booked' | 'passed', other: Partial<MonthOfSlots> = {}): MonthOfSlots {
  const slot = { date: CHOSEN.date, time: CHOSEN.time, endTime: '10:30', startsAt: '', endsAt: '', label }
  return {
    month: '2026-11',
    zone: 'Europe/Brussels',
    requestType: 'REPORT_ISSUE',
    minutes: 30,
    today: '2026-11-15',
    lastDate: '2027-02-13',
    days: [{ date: CHOSEN.date, state: 'open', free: 1, slots: [slot] }],
    ...other,
  }
}

test('a time that is free is not lost, nor one of a month that is not the one shown', () => {
  expect(findSlot(month('available'), CHOSEN)?.label).toBe('available')
  expect(unavailableReasonOf(CHOSEN, month('available'), SEEN)).toBeUndefined()
  expect(unavailableReasonOf(CHOSEN, month('booked', { month: '2026-12', days: [] }), SEEN)).toBeUndefined()
  expect(unavailableReasonOf(CHOSEN, undefined, SEEN)).toBeUndefined()
  expect(unavailableReasonOf({ ...CHOSEN, time: undefined }, month('booked'), SEEN)).toBeUndefined()
})

test.each(['booked', 'passed'] as const)('what was free for this subject, and is %s now, is gone', (label) => {
  expect(unavailableReasonOf(CHOSEN, month(label), SEEN)).toBe('gone')
  // Chosen before signing in, perhaps yesterday.
  expect(unavailableReasonOf(CHOSEN, month(label), undefined)).toBe('gone')
})

test('what was free for another subject does not suit this one, once this one’s times are there', () => {
  const longer = { ...CHOSEN, type: 'NEW_WEB_APPLICATION' }
  expect(unavailableReasonOf(longer, month('booked'), SEEN)).toBeUndefined()
  expect(unavailableReasonOf(longer, month('booked', { requestType: 'NEW_WEB_APPLICATION' }), SEEN)).toBe('subject')
  expect(unavailableReasonOf(longer, month('booked', { requestType: 'NEW_WEB_APPLICATION', days: [] }), SEEN)).toBe(
    'subject',
  )
  expect(
    unavailableReasonOf(longer, month('booked', { requestType: 'NEW_WEB_APPLICATION' }), { ...SEEN, time: '11:00' }),
  ).toBe('gone')
})
