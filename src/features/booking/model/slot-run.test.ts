import { expect, test } from 'vitest'
import { packSlots } from './slot-run.ts'

test('a day without gaps is one run; a gap or a clock change starts another', () => {
  const slot = (minute: number, label: 'available' | 'booked', offset = 0) => ({
    start: (minute - offset) * 60_000,
    minute,
    label,
  })
  expect(packSlots([slot(540, 'available'), slot(570, 'booked'), slot(600, 'available')])).toEqual([
    [540, 540, 30, '010'],
  ])
  expect(packSlots([slot(540, 'available'), slot(570, 'available'), slot(660, 'booked')])).toHaveLength(2)
  expect(packSlots([slot(90, 'available'), slot(180, 'available', 60)])).toHaveLength(2)
  expect(packSlots([])).toEqual([])
})
