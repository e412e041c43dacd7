import { expect, test } from 'vitest'
import {
  explainFailedRelease,
  explainLateRollback,
  explainMissingSpace,
  explainOlderRelease,
  explainUnsupervised,
  newestTag,
  newProblems,
  readArguments,
  releaseBytes,
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
  const explain = (databaseBytes: number) =>
    explainMissingSpace(1_600_000_000, { neededBytes: releaseBytes(databaseBytes), folder })
  expect(explain(40_000_000)).toBeUndefined()
  expect(explain(60_000_000)).toContain(
    'The disk of /opt/cyaan has 1600 MB left, and the update needs 1620 MB: free some space',
  )
})

test('an update has a version and perhaps a time limit; anything else prints the usage', () => {
  expect(readArguments(['v1.2.3'])).toEqual({ wanted: 'v1.2.3', waitSeconds: 300 })
  expect(readArguments(['latest', '--wait=1800'])).toEqual({ wanted: 'latest', waitSeconds: 1800 })
  for (const wrong of [[], ['--wait=5'], ['latest', '--wait=0'], ['latest', '--wait=soon'], ['v1', 'v2']])
    expect(() => readArguments(wrong)).toThrow('Usage: npm run update -- TAG')
})

test('latest does not try a version again that was taken back; a later one is tried', () => {
  expect(explainFailedRelease('1.2.0', '1.2.0')).toContain('1.2.0 did not work here, so latest does not try it again')
  expect(explainFailedRelease('1.2.1', '1.2.0')).toBeUndefined()
  expect(explainFailedRelease('1.2.0', undefined)).toBeUndefined()
})

test('data of the last hour is given up for the version before; data of days is not', () => {
  const since = '2026-03-02T05:00:00.000Z'
  const update = { since, to: '1.2.0', from: '1.1.0', backup: '', phase: 'switching' as const, waitSeconds: 300 }
  const explain = (now: string) => explainLateRollback({ ...update, processes: [], problems: [] }, new Date(now))
  expect(explain('2026-03-02T05:59:00Z')).toBeUndefined()
  expect(explain('2026-03-09T05:00:00Z')).toContain(`1.2.0 has served since ${since}, and going back would lose`)
})

test('a process that no service manager started is not replaced', () => {
  const process = { port: 3000, host: '127.0.0.1', pid: 1, release: '0.1.0', isSupervised: true }
  expect(explainUnsupervised([process])).toBeUndefined()
  expect(explainUnsupervised([process, { ...process, port: 3001, isSupervised: false }])).toContain('port 3001')
})
