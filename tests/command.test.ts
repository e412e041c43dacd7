import { existsSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { explainFailure, printLine } from '../scripts/command.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('commands print no escape sequences of stored texts', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  printLine('550 \u001b]0;owned\u0007\u001b[2Jno such user\r\u009b31m')
  expect(printed.mock.calls).toEqual([['• 550 ]0;owned[2Jno such user31m']])
})

test.runIf(existsSync('/dev/full'))(
  'a full disk is a sentence that says what to do, also below another error; a bug is none',
  () => {
    let failure: unknown
    try {
      writeFileSync('/dev/full', 'x')
    } catch (error) {
      failure = error
    }
    expect(explainFailure(failure)).toContain('The disk is full: free some space')
    expect(explainFailure(new Error('write failed', { cause: failure }))).toContain('The disk is full')
    expect(explainFailure(new StartupError('No file.', { cause: failure }))).toBe('No file.')
    expect(explainFailure(new TypeError('x is not a function'))).toBeUndefined()
  },
)
