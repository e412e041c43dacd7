import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { lockUpdate } from '../../scripts/update/installation.ts'
import { makeInstallation, writeSources } from './installation.ts'
import { dataFolder, runScript } from './site.ts'

/** A clone with one tag. */
function makeSource(folder: string): void {
  mkdirSync(folder)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
  git('init', '--quiet')
  writeFileSync(join(folder, 'package.json'), '{"version":"0.1.0"}')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  git('tag', 'v0.1.0')
}

test('an update that cannot begin says what to do, changes nothing and removes what an interrupted one left', async () => {
  const DATA_DIR = dataFolder()
  const { root, installation, update } = makeInstallation({ DATA_DIR })
  const refusal = async (run: ReturnType<typeof runScript>) => {
    const { code, errors } = await run.ended
    expect(code).toBe(1)
    return errors
  }
  expect(await refusal(update('v0.1.0'))).toBe(
    `✗ Tags need a clone in ${root}/source: clone the sources there, or give a folder with sources.\n`,
  )
  makeSource(join(root, 'source'))
  mkdirSync(installation.preparing('0.1.0'))
  // Left by a rollback that was killed when it had ended: it must not be taken for the data of the next one.
  mkdirSync(join(DATA_DIR, 'rollback/db'), { recursive: true })
  const full = { FULL_DISK: root, NODE_OPTIONS: `--import=${pathToFileURL('tests/process/full-disk.mjs').href}` }

  expect(await refusal(update('v9.9.9'))).toBe(
    `✗ There is no tag v9.9.9 in ${root}/source. The newest one is v0.1.0. Check the name and the network, then run the update again.\n`,
  )
  expect(existsSync(installation.preparing('0.1.0'))).toBe(false)
  expect(existsSync(join(DATA_DIR, 'rollback'))).toBe(false)
  expect(await refusal(update('latest', full))).toContain(
    `✗ The disk of ${root} has 0 MB left, and the update needs 1500 MB`,
  )
  expect(await refusal(update('../sources'))).toContain('does not hold the sources of a version')
  // The timer does not stop the site every week for a version that does not work here.
  installation.writeFailed('0.1.0')
  expect((await update('latest', full).ended).output).toContain('0.1.0 did not work here, so latest does not try it')
  expect(await refusal(update('v0.1.0', full))).toContain('the update needs 1500 MB')
  expect(await refusal(update('v0.1.0', { DATA_DIR: './data' }))).toContain(
    `✗ DATA_DIR is ./data, but every version has a folder of its own: set an absolute path in ${root}/.env.`,
  )
  expect(await refusal(runScript('update', ['latest'], {}))).toContain(
    '✗ Updates need the folders of docs/deployment.md',
  )

  const unlock = lockUpdate(root)
  expect(await refusal(update('latest'))).toBe('✗ Another update is running: wait until it has ended.\n')
  unlock()
  expect(installation.current()).toBe('old')
})

test.skipIf(process.platform === 'win32')(
  'an update that is killed while it prepares a version leaves no program running',
  async () => {
    const { root, installation, update } = makeInstallation({ DATA_DIR: dataFolder() })
    const address = join(root, 'program')
    const program = `require('net').createServer().listen(${JSON.stringify(address)})`
    // As npm is started: the script waits for its end.
    const prepare = `import { spawnSync } from 'node:child_process'
      spawnSync(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' })`
    const run = update(writeSources(join(root, 'sources'), prepare))
    while (!existsSync(address) && run.child.exitCode === null) await pause(20)
    const connection = connect(address)
    await once(connection, 'connect')
    const ended = once(connection, 'close')
    run.child.kill('SIGKILL')
    await ended
    expect(readdirSync(join(root, 'releases')).some((name) => name.endsWith('.preparing'))).toBe(true)
    await update('v9.9.9').ended
    expect(readdirSync(join(root, 'releases'))).toEqual(['old'])
    expect(installation.current()).toBe('old')
  },
)
