import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Ten times the exposure that `systemd-analyze security` prints; up to 3.0 it calls a unit OK. */
const MAX_EXPOSURE = 30
const NAMES = ['cyaan.service', 'cyaan-update.service', 'cyaan-update.timer']
const INSTALLATION = '/opt/cyaan'

const units = Array.from(
  readFileSync('docs/deployment.md', 'utf8').matchAll(/^```ini\n(.*?)^```/gms),
  ([, text]) => text!,
)
/** `--offline` exists since version 250. */
const hasSystemd = Number(/systemd (\d+)/.exec(analyze('--version').output)?.[1] ?? 0) >= 250

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

/** The units of the documentation, with the paths of an installation that exists. */
function writeUnits(change: (unit: string) => string = (unit) => unit): string[] {
  const root = mkdtempSync(join(tmpdir(), 'cyaan-units-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'current/node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'current/node_modules/.bin/node'))
  return units.map((unit, index) => {
    const file = join(root, NAMES[index]!)
    writeFileSync(file, change(unit).replaceAll(INSTALLATION, root))
    return file
  })
}

test('the documented units run what the update replaces, and as one user', () => {
  const [site, update, timer] = units
  expect(units).toHaveLength(NAMES.length)
  expect(timer).toContain('OnCalendar=')
  for (const unit of [site, update]) {
    expect(unit).toContain('User=cyaan\n')
    expect(unit).toContain(`WorkingDirectory=${INSTALLATION}/current\n`)
    expect(unit).toMatch(/ExecStart=\/opt\/cyaan\/current\/node_modules\/\.bin\/node .* scripts\/(start|update)\.ts/)
  }
  // The update stops the process, and systemd starts the new version.
  expect(site).toContain('Restart=always\n')
})

test.skipIf(!hasSystemd)('systemd accepts the documented units, and rates the one of the site OK', () => {
  const files = writeUnits()
  const { output: complaints } = analyze('verify', '--man=no', ...files)
  // Units of this machine may have faults of their own.
  expect(complaints.split('\n').filter((line) => line.includes('cyaan'))).toEqual([])
  const [site] = files
  const { status, output } = analyze('security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, '--no-pager', site!)
  expect({ status, rating: output.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    rating: expect.stringMatching(/Overall exposure level for cyaan\.service: [0-2]\.\d OK/),
  })
})

test.skipIf(!hasSystemd)('a misspelt option and a unit without protection are noticed', () => {
  const misspelt = writeUnits((unit) => unit.replace('Restart=always', 'Restarts=always'))
  expect(analyze('verify', '--man=no', ...misspelt).output).toMatch(/Unknown key.*'Restarts'/)
  const [open] = writeUnits((unit) => unit.split('# The process may write')[0]!)
  expect(analyze('security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, '--no-pager', open!).status).not.toBe(0)
})
