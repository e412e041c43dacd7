import { expect, test } from 'vitest'
import { type Appointment, cancel, decide, markNoShow, move, outcomeOf, sortByUrgency } from './appointment.ts'

const START = new Date('2026-03-02T09:00Z')
const END = new Date('2026-03-02T10:00Z')
const BEFORE = new Date('2026-03-01T09:00Z')
const AFTER = new Date('2026-03-02T11:00Z')

const appointment = (status: Appointment['status']): Appointment => ({
  id: 'a',
  userId: 'u',
  name: 'Rita Peeters',
  email: 'rita@bakkerij.example',
  locale: 'nl',
  phone: '',
  requestType: 'CHANGE_REQUEST',
  status,
  startsAt: START,
  endsAt: END,
  answers: [],
  comments: 'Nieuwe foto’s',
  meetingRoom: '1f0e',
  denialReason: null,
  cancelReason: null,
  cancelledBy: null,
  noShow: false,
  replacesId: null,
  replacesStart: null,
  sequence: 0,
  version: 0,
  createdAt: BEFORE,
  decidedAt: null,
})
const STATUSES = ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED'] as const

test.each(STATUSES)('%s: only a pending appointment can be decided', (status) => {
  const deny = () => decide(appointment(status), { status: 'DENIED', reason: 'Dicht' }, BEFORE)
  if (status === 'PENDING') expect(deny()).toMatchObject({ status: 'DENIED', denialReason: 'Dicht', decidedAt: BEFORE })
  else expect(deny).toThrow('ALREADY_DECIDED')
})

test.each(STATUSES)('%s: only pending and approved appointments can be cancelled, before they begin', (status) => {
  const cancelAt = (at: Date) => () => cancel(appointment(status), 'client', null, at)
  if (status === 'PENDING' || status === 'APPROVED') {
    expect(cancelAt(BEFORE)()).toMatchObject({ status: 'CANCELLED', cancelledBy: 'client', sequence: 1 })
    expect(cancelAt(START)).toThrow('APPOINTMENT_PASSED')
  } else expect(cancelAt(BEFORE)).toThrow('ALREADY_DECIDED')
})

test.each(STATUSES)('%s: only approved appointments can be moved or marked as no-show', (status) => {
  const moveAt = (at: Date) => () => move(appointment(status), AFTER, AFTER, at)
  const markMissedAt = (at: Date) => () => markNoShow(appointment(status), true, at)
  if (status !== 'APPROVED') {
    expect(moveAt(BEFORE)).toThrow('NOT_APPROVED')
    return expect(markMissedAt(AFTER)).toThrow('NOT_APPROVED')
  }
  expect(moveAt(BEFORE)()).toMatchObject({ startsAt: AFTER, sequence: 1 })
  expect(moveAt(AFTER)).toThrow('APPOINTMENT_PASSED')
  expect(markMissedAt(AFTER)()).toMatchObject({ noShow: true, sequence: 0 })
  expect(markMissedAt(BEFORE)).toThrow('NOT_YET_BEGUN')
})

test('a request is approved at another time in one step', () => {
  const time = { startsAt: AFTER, endsAt: new Date('2026-03-02T12:00Z') }
  const approved = decide(appointment('PENDING'), { status: 'APPROVED', time }, BEFORE)
  expect(approved).toMatchObject({ status: 'APPROVED', ...time, version: 1, sequence: 0 })
})

test('requests are sorted by urgency: soonest first, those that have passed last', () => {
  const request = (startsAt: string, hasPassed = false) => ({ startsAt, hasPassed })
  const requests = [
    request('2026-03-01T09:00:00Z', true),
    request('2026-03-09T09:00:00Z'),
    request('2026-03-02T08:00:00Z', true),
    request('2026-03-02T15:00:00Z'),
    request('2026-03-02T09:30:00.000Z'),
  ]
  expect(sortByUrgency(requests).map(({ startsAt }) => startsAt.slice(8, 13))).toEqual([
    '02T09',
    '02T15',
    '09T09',
    '02T08',
    '01T09',
  ])
})

test('the outcome of an approved appointment depends on the time and on attendance', () => {
  const outcome = (status: Appointment['status'], hasPassed: boolean, noShow = false) =>
    outcomeOf({ status, hasPassed, noShow })
  expect(STATUSES.map((status) => outcome(status, true))).toEqual(['pending', 'completed', 'denied', 'cancelled'])
  expect(outcome('APPROVED', false)).toBe('upcoming')
  expect(outcome('APPROVED', true, true)).toBe('noShow')
})
