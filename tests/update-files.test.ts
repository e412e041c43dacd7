import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openInstallation } from '../scripts/update/installation.ts'
import { readStartTime } from '../scripts/update/process-identity.ts'

const RELEASE = '1.2.0'
/** Any number that is no user of this machine. */
const USER = 54321

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'cyaan-update-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'releases', RELEASE), { recursive: true })
  return root
}

const processOf = (pid: number, startedAt = readStartTime(pid)) => ({
  ...{ port: 3000, host: '127.0.0.1', release: RELEASE, isSupervised: true },
  ...{ pid, startedAt },
})

test('a process runs until it ends; one that was given its number later is another one', async () => {
  const installation = openInstallation(makeRoot())
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  await once(child, 'spawn')
  const found = processOf(child.pid!)
  installation.writeProcess(found)
  expect(installation.processes()).toEqual([found])
  if (process.platform === 'linux') {
    expect(found.startedAt).toMatch(/^\d+$/)
    installation.writeProcess({ ...found, startedAt: String(Number(found.startedAt) - 1) })
    expect(installation.processes()).toEqual([])
    installation.writeProcess(found)
  }
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(installation.processes()).toEqual([])
})

/** A process as a unit with `PrivateUsers=yes` has it: in a user namespace that root made, as a user who is not root. */
async function startInUserNamespace(cwd: string): Promise<ChildProcess | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const user = ['setpriv', '--reuid', String(USER), '--regid', String(USER), '--clear-groups']
  const script = 'echo made; read mapped; exec "$@"'
  const child = spawn('unshare', ['--user', 'sh', '-c', script, 'sh', ...user, 'sh', '-c', 'echo runs; read end'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const line = async (expected: string) => {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
    return String(chunk) === `${expected}\n`
  }
  if (!(await line('made'))) return undefined
  for (const file of ['uid_map', 'gid_map']) writeFileSync(`/proc/${child.pid}/${file}`, '0 0 65536')
  child.stdin.write('mapped\n')
  return (await line('runs')) ? child : undefined
}

/** Reads the running processes as another user. */
function listAs(user: number, root: string): string {
  const url = pathToFileURL('scripts/update/installation.ts').href
  const script = `
    const { openInstallation } = await import(${JSON.stringify(url)})
    process.setgroups([]); process.setgid(${user}); process.setuid(${user})
    console.log(openInstallation(${JSON.stringify(root)}).processes().map(({ pid }) => pid).join())`
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  return stdout.trim() || stderr
}

test('a site in another user namespace, as PrivateUsers=yes makes one, is found by its user', async ({ skip }) => {
  const root = makeRoot()
  const installation = openInstallation(root)
  const child = await startInUserNamespace(installation.release(RELEASE))
  if (!child) return skip('A user namespace for another user needs root on Linux.')
  installation.writeProcess(processOf(child.pid!))
  spawnSync('chown', ['-R', String(USER), root])
  expect(listAs(USER, root)).toBe(String(child.pid))
  // Of another user: it cannot be signalled, but it runs.
  spawnSync('chown', ['-R', String(USER + 1), root])
  expect(listAs(USER + 1, root)).toBe(String(child.pid))
})

test('a damaged process file is ignored; a damaged record of an update says what to do', () => {
  const root = makeRoot()
  const installation = openInstallation(root)
  installation.writeProcess(processOf(process.pid))
  for (const content of ['', '{"port":', 'null']) writeFileSync(join(root, 'run/process-3001.json'), content)
  expect(installation.processes().map(({ port }) => port)).toEqual([3000])
  expect(installation.readUnfinished()).toBeUndefined()
  writeFileSync(join(root, 'run/update.json'), '{"phase":')
  expect(() => installation.readUnfinished()).toThrow(
    /update\.json, which says how far an interrupted update got, is damaged: check with npm run doctor/,
  )
  installation.writeUnfinished(undefined)
  expect(existsSync(join(root, 'run/update.json'))).toBe(false)
})

test('the version that was taken back is remembered until an update succeeds', () => {
  const root = makeRoot()
  const installation = openInstallation(root)
  expect(installation.readFailed()).toBeUndefined()
  installation.writeFailed(RELEASE)
  expect(openInstallation(root).readFailed()).toBe(RELEASE)
  expect(readFileSync(join(root, 'run/failed-release.json'), 'utf8')).toBe(`{"release":"${RELEASE}"}`)
  installation.writeFailed(undefined)
  expect(installation.readFailed()).toBeUndefined()
})
