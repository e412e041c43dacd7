import { expect, test } from 'vitest'
import {
  explainMissingSpace,
  explainOlderRelease,
  explainUnsupervised,
  newestTag,
  newProblems,
  releaseOfTag,
} from '../scripts/update/plan.ts'

const result = (area: string, status: string) => ({ area, status, text: `${area} ${status}` })

test('the newest tag is the highest version, and not a pre-release', () => {
  expect(newestTag(['v0.9.0', 'v0.10.0', 'v0.2.11', 'v1.0.0-rc.1', 'nightly'])).toBe('v0.10.0')
  expect(newestTag(['v1.2.3', 'v1.2.10'])).toBe('v1.2.10')
  expect(newestTag(['nightly'])).toBeUndefined()
})

test('the name of a release is a folder below releases, and never an option of git', () => {
  expect(releaseOfTag('v1.2.3')).toBe('1.2.3')
  expect(releaseOfTag('vanilla')).toBe('vanilla')
  for (const tag of ['--upload-pack=sh', '../../etc', 'a/b', '', '.'])
    expect(() => releaseOfTag(tag)).toThrow(/is not a tag/)
})

test('a problem that the doctor reported before the update does not undo it; one of another area does', () => {
  const before = [result('mail', 'problem'), result('disk', 'warning')]
  expect(newProblems(before, [result('mail', 'problem'), result('disk', 'warning')])).toEqual([])
  expect(newProblems(before, [result('disk', 'problem')])).toEqual([result('disk', 'problem')])
})

test('a version with fewer migrations than the running one is refused', () => {
  const current = { name: '0.2.0', migrations: 70 }
  expect(explainOlderRelease({ name: '0.2.1', migrations: 70 }, current)).toBeUndefined()
  expect(explainOlderRelease({ name: '0.1.0', migrations: 65 }, current)).toContain(
    '0.1.0 is older than the database of 0.2.0 (65 of 70 migrations)',
  )
})

test('space is needed for a release and for two copies of the database', () => {
  const folder = '/opt/cyaan'
  expect(explainMissingSpace(1_600_000_000, { databaseBytes: 40_000_000, folder })).toBeUndefined()
  expect(explainMissingSpace(1_600_000_000, { databaseBytes: 60_000_000, folder })).toContain(
    'The disk of /opt/cyaan has 1600 MB left, and the update needs 1620 MB: free some space',
  )
})

test('a process that no service manager started is not replaced', () => {
  const process = { port: 3000, host: '127.0.0.1', pid: 1, release: '0.1.0', isSupervised: true }
  expect(explainUnsupervised([process])).toBeUndefined()
  expect(explainUnsupervised([process, { ...process, port: 3001, isSupervised: false }])).toContain('port 3001')
})
