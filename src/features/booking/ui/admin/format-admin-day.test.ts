import { expect, test } from 'vitest'
import { formatAdminDay } from './format-admin-day.ts'

test('a day of another year includes the year', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(formatAdminDay('nl', '2026-12-16', 'long', now)).toBe('woensdag 16 december')
  expect(formatAdminDay('fr', '2028-01-12', 'long', now)).toBe('mercredi 12 janvier 2028')
  expect(formatAdminDay('nl', '2028-01-12', 'short', now)).toBe('wo 12 jan 2028')
})
