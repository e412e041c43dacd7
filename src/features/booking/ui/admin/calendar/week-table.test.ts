import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { buildWeekTable, type SlotDay, type WeekCell } from './week-table.ts'

const DAY = '2026-11-19'

type WeekSlot = SlotDay['slots'][number]

function slot(time: string, endTime: string, label: WeekSlot['label'] = 'available'): WeekSlot {
  const startsAt = Date.parse(`${DAY}T${time}:00.000Z`)
  const minutes = (Date.parse(`${DAY}T${endTime}:00.000Z`) - startsAt) / MINUTE_MS
  return { date: DAY, time, label, startsAt, minutes }
}

/** Only the fields that the table uses. */
function appointment(time: string, endTime: string, minutes?: number): AppointmentDetails {
  const startsAt = `${DAY}T${time}:00.000Z`
  const until = `${DAY}T${endTime}:00.000Z`
  const endsAt = minutes ? new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString() : until
  return { id: time, date: DAY, time, endTime, startsAt, endsAt } as AppointmentDetails
}

const kinds = (slots: WeekSlot[], appointments: AppointmentDetails[]) => {
  const { times, columns } = buildWeekTable([DAY], [{ date: DAY, slots }], appointments)
  const kindOf = (cell: WeekCell | undefined) => {
    if (cell?.kind !== 'slot') return cell?.kind ?? 'covered'
    return cell.label === 'blocked' ? 'closed' : 'slot'
  }
  return Object.fromEntries(columns.get(DAY)!.map((cell, row) => [times[row], kindOf(cell)]))
}

test('rows follow the slot grid; rows without a slot are closed', () => {
  const shown = kinds([slot('10:00', '10:15'), slot('10:15', '10:30')], [])
  expect(shown).toMatchObject({ '09:45': 'closed', '10:00': 'slot', '10:15': 'slot', '10:30': 'closed' })
  expect(Object.keys(shown)).toHaveLength(32)
})

test('an appointment spans the rows of its duration', () => {
  const slots = [slot('10:00', '10:30', 'booked'), slot('10:30', '11:00', 'booked'), slot('11:00', '11:30')]
  expect(kinds(slots, [appointment('10:00', '11:00')])).toMatchObject({
    '10:00': 'appointments',
    '10:30': 'covered',
    '11:00': 'slot',
  })
})

test('appointments of an earlier, finer grid share a row; one outside the default hours extends the table', () => {
  const slots = [slot('10:00', '10:30'), slot('10:30', '11:00')]
  const { times, columns } = buildWeekTable(
    [DAY],
    [{ date: DAY, slots }],
    [appointment('10:00', '10:10'), appointment('10:10', '10:20'), appointment('19:00', '20:00')],
  )
  const cells = columns.get(DAY)!
  expect(cells[times.indexOf('10:00')]).toMatchObject({ appointments: [{ id: '10:00' }, { id: '10:10' }] })
  expect([times[0], times.at(-1)]).toEqual(['09:00', '19:30'])
})

test('an appointment that ends after midnight is capped at its day', () => {
  const { times, columns } = buildWeekTable([DAY], [], [appointment('23:30', '00:30', 60)])
  expect(times.at(-1)).toBe('23:30')
  expect(columns.get(DAY)!.at(-1)).toMatchObject({ kind: 'appointments', rows: 1 })
})

test('an appointment while the clock is set back spans one row', () => {
  const { times, columns } = buildWeekTable([DAY], [], [appointment('02:30', '02:30', 60)])
  expect(columns.get(DAY)![times.indexOf('02:30')]).toMatchObject({ kind: 'appointments', rows: 1 })
})
