import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time-units.ts'
import { libraryTimes, ruleTimes } from './rule-times.ts'

const START = Date.parse('2025-01-01T09:30Z')
const [FROM, TO] = [Date.parse('2026-03-01'), Date.parse('2026-06-01')]

function timesOf(times: Iterable<number>): string[] {
  const found: string[] = []
  for (const wall of times) {
    if (wall > TO) break
    if (wall >= FROM) found.push(new Date(wall).toISOString())
  }
  return found
}

test('daily and weekly rules have the same times as in the library', () => {
  const day = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
  const rule = fc.record({
    freq: fc.constantFrom('DAILY', 'WEEKLY'),
    interval: fc.integer({ min: 1, max: 9 }),
    days: fc.uniqueArray(day, { maxLength: 4 }),
    wkst: fc.constantFrom('', ';WKST=MO', ';WKST=SU', ';WKST=TH'),
    end: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 600 }).map((count) => `;COUNT=${count}`),
      fc.integer({ min: 0, max: 600 }).map((days) => {
        const until = new Date(START + days * DAY_MS).toISOString().replaceAll(/[-:]|\.000Z/g, '')
        return `;UNTIL=${until}`
      }),
    ),
    offset: fc.integer({ min: 0, max: 400 }),
  })
  fc.assert(
    fc.property(rule, ({ freq, interval, days, wkst, end, offset }) => {
      const byDay = freq === 'WEEKLY' && days.length > 0 ? `;BYDAY=${days.join(',')}` : ''
      const text = `FREQ=${freq};INTERVAL=${interval}${byDay}${wkst}${end}`
      const start = START + offset * DAY_MS
      const own = timesOf(ruleTimes(ICAL.Recur.fromString(text), start, FROM))
      expect([text, offset, own]).toEqual([
        text,
        offset,
        timesOf(libraryTimes(ICAL.Recur.fromString(text), start, FROM)),
      ])
    }),
    { numRuns: 300 },
  )
})

test('the months that are skipped change nothing', () => {
  for (const interval of [1, 2, 5])
    for (const part of [
      '',
      ';BYDAY=2TU',
      ';BYDAY=-1FR',
      ';BYMONTHDAY=31',
      ';BYMONTHDAY=-1',
      ';BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ])
      for (const day of [0, 14, 30]) {
        const times = (first: number) => {
          const rule = ICAL.Recur.fromString(`FREQ=MONTHLY;INTERVAL=${interval}${part}`)
          return timesOf(ruleTimes(rule, START + day * DAY_MS, first))
        }
        expect([interval, part, day, times(FROM)]).toEqual([interval, part, day, times(START)])
      }
})

test('a rule with other parts has the times of the library', () => {
  const times = (text: string) => timesOf(ruleTimes(ICAL.Recur.fromString(text), START, FROM))
  expect(times('FREQ=MONTHLY;BYDAY=-1FR')).toEqual([
    '2026-03-27T09:30:00.000Z',
    '2026-04-24T09:30:00.000Z',
    '2026-05-29T09:30:00.000Z',
  ])
  expect(times('FREQ=DAILY;BYMONTH=3;BYDAY=MO;UNTIL=20260315T000000')).toEqual([
    '2026-03-02T09:30:00.000Z',
    '2026-03-09T09:30:00.000Z',
  ])
})
