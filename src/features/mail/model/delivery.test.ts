import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { finalStep, stepAfterFailure, stepAfterOutage } from './delivery.ts'

const written = new Date('2025-03-03T09:00:00Z')
const after = (minutes: number) => new Date(written.getTime() + minutes * MINUTE_MS)
const pauseAfter = (attempts: number) => {
  const next = stepAfterFailure({ createdAt: written, attempts, unanswered: 0 }, after(0))
  return next.status === 'queued' ? (next.dueAt.getTime() - written.getTime()) / MINUTE_MS : undefined
}

test('pauses double from a minute to four hours', () => {
  expect([1, 2, 3, 4, 8, 9, 10, 40].map(pauseAfter)).toEqual([1, 2, 4, 8, 128, 240, 240, 240])
})

test('an email that is never accepted is given up after a day', () => {
  let now = after(0)
  for (let attempts = 1; ; attempts++) {
    const next = stepAfterFailure({ createdAt: written, attempts, unanswered: 0 }, now)
    if (next.status !== 'queued') break
    now = next.dueAt
  }
  expect(now.getTime()).toBeGreaterThanOrEqual(after(24 * 60).getTime())
  expect(now.getTime()).toBeLessThan(after(28 * 60 + 1).getTime())
})

test('an old email that is sent again gets several attempts before it is given up', () => {
  const lastYear = { createdAt: new Date('2024-03-03T09:00:00Z'), unanswered: 0 }
  expect(stepAfterFailure({ ...lastYear, attempts: 1 }, written).status).toBe('queued')
  expect(stepAfterFailure({ ...lastYear, attempts: 8 }, written).status).toBe('failed')
})

test('an email that may have arrived is sent once more, never a third time, and is not marked as failed', () => {
  const tried = { createdAt: written, attempts: 2 }
  expect(stepAfterFailure({ ...tried, unanswered: 1 }, after(1)).status).toBe('queued')
  expect(stepAfterFailure({ ...tried, unanswered: 2 }, after(1)).status).toBe('uncertain')
  expect(stepAfterFailure({ createdAt: written, attempts: 8, unanswered: 1 }, after(24 * 60)).status).toBe('uncertain')
  expect([0, 1].map((unanswered) => finalStep(unanswered).status)).toEqual(['failed', 'uncertain'])
})

test('an outage never ends an email, and the pauses stay short', () => {
  const outage = (minutes: number, attempts = 0) =>
    stepAfterOutage({ createdAt: written, attempts, unanswered: 0 }, after(minutes))
  const pauses = [0, 1, 20, 60, 60 * 24 * 30].map((minutes) => {
    const next = outage(minutes)
    return next.status === 'queued' ? (next.dueAt.getTime() - after(minutes).getTime()) / MINUTE_MS : next.status
  })
  expect(pauses).toEqual([1, 1, 5, 15, 15])
  // After a day in which the server accepted other emails eight times, this email is the cause.
  expect(outage(24 * 60, 8).status).toBe('failed')
  expect(outage(23 * 60, 8).status).toBe('queued')
})
