import { expect, test } from 'vitest'
import type { StoredRule } from '../../../model/rules/rule.schema.ts'
import { groupRules } from './group-rules.ts'

const rule = (id: string, part: Partial<StoredRule>): StoredRule => ({
  id,
  type: 'SPECIFIC_DATE',
  dayOfWeek: null,
  startDate: null,
  endDate: null,
  specificDate: null,
  startTime: null,
  endTime: null,
  isBlocked: true,
  active: true,
  description: '',
  isHoliday: false,
  updatedAt: '',
  ...part,
})

test('rules are grouped by precedence, sorted by date, and past ones are apart', () => {
  const groups = groupRules(
    [
      rule('opens monday', { type: 'DAY_OF_WEEK', dayOfWeek: 1, isBlocked: false }),
      rule('blocks sunday', { type: 'DAY_OF_WEEK', dayOfWeek: 7 }),
      rule('lunch', { type: 'TIME_RANGE', startTime: '12:00', endTime: '13:00' }),
      rule('summer', { type: 'DATE_RANGE', startDate: '2026-07-01', endDate: '2026-07-31' }),
      rule('running', { type: 'DATE_RANGE', startDate: '2026-02-01', endDate: '2026-03-02' }),
      rule('last year', { type: 'DATE_RANGE', startDate: '2025-07-01', endDate: '2025-07-31' }),
      rule('christmas', { specificDate: '2026-12-25' }),
      rule('today', { specificDate: '2026-03-02' }),
      rule('new year', { specificDate: '2026-01-01' }),
      rule('yesterday', { specificDate: '2026-03-01' }),
    ],
    '2026-03-02',
  )
  const ids = (rules: StoredRule[]) => rules.map(({ id }) => id)
  expect(groups.map(({ kind, current, past }) => [kind, ids(current), ids(past)])).toEqual([
    ['date', ['today', 'christmas'], ['yesterday', 'new year']],
    ['period', ['running', 'summer'], ['last year']],
    ['week', ['lunch', 'blocks sunday', 'opens monday'], []],
  ])
})
