import { afterEach, expect, test, vi } from 'vitest'
import { printLine } from '../scripts/command.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('commands print no escape sequences of stored texts', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  printLine('550 \u001b]0;owned\u0007\u001b[2Jno such user\r\u009b31m')
  expect(printed.mock.calls).toEqual([['• 550 ]0;owned[2Jno such user31m']])
})
