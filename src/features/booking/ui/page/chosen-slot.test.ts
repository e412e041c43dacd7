import { expect, test } from 'vitest'
import type { PackedMonth } from '../../model/slot.schema.ts'
import { packSlots } from '../../model/slot-run.ts'
import { findSlot, unavailableReasonOf } from './chosen-slot.ts'

const CHOSEN = { date: '2026-11-19', time: '10:00', type: 'REPORT_ISSUE' }
const SEEN = { ...CHOSEN }

function month(label: 'available' | 'booked' | 'passed', other: Partial<PackedMonth> = {}): PackedMonth {
  const runs = packSlots([{ start: Date.parse('2026-11-19T09:00:00Z'), minute: 600, label }])
  return {
    month: '2026-11',
    zone: 'Europe/Brussels',
    requestType: 'REPORT_ISSUE',
    minutes: 30,
    today: '2026-11-15',
    lastDate: '2027-02-13',
    days: [{ date: CHOSEN.date, state: 'open', free: 1, runs }],
    ...other,
  }
}

test('an available slot has no reason, nor has a slot of a month that is not loaded', () => {
  expect(findSlot(month('available'), CHOSEN)?.label).toBe('available')
  expect(unavailableReasonOf(CHOSEN, month('available'), SEEN)).toBeUndefined()
  expect(unavailableReasonOf(CHOSEN, month('booked', { month: '2026-12', days: [] }), SEEN)).toBeUndefined()
  expect(unavailableReasonOf(CHOSEN, undefined, SEEN)).toBeUndefined()
  expect(unavailableReasonOf({ ...CHOSEN, time: undefined }, month('booked'), SEEN)).toBeUndefined()
})

test.each(['booked', 'passed'] as const)('a slot that was available and is %s now is gone', (label) => {
  expect(unavailableReasonOf(CHOSEN, month(label), SEEN)).toBe('gone')
  // Restored from a draft: never seen available in this session.
  expect(unavailableReasonOf(CHOSEN, month(label), undefined)).toBe('gone')
})

test('a slot that was available for another request type does not fit this one, once its slots are loaded', () => {
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
