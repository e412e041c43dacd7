import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMigrationCount } from '#platform/server/database/migration-count.ts'
import { solveCaptcha } from '../../fixtures/solve-captcha.ts'
import { makeReleaseFolder, readReleasedMigrationCount } from '../running-release.ts'
import { dataFolder, runScript, startSite } from '../site.ts'
import { signIn } from './requests.ts'

const ADMIN = { email: 'admin@example.com', password: 'Evenwicht-gr0en!' }
const hasNewMigrations = readMigrationCount() > readReleasedMigrationCount()

test.skipIf(!hasNewMigrations)(
  'a backup of the running release is restored by this version, which shows its emails',
  async () => {
    const release = await makeReleaseFolder()
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const env = { DATA_DIR: dataFolder(), DEMO: 'on', ...admin }
    const file = join(dataFolder(), 'site.gz')
    const command = async (name: string, args: string[], folder: string, root?: string) =>
      (await runScript(name, args, { DATA_DIR: folder }, root).ended).errors
    const released = await startSite(env, release)
    const emailsBefore = (await readMail(released.url)).letters
    await released.stop()
    expect(emailsBefore).not.toEqual([])
    expect(await command('backup', [file], env.DATA_DIR, release)).toBe('')

    const restored = dataFolder()
    expect(await command('restore', [file, '--lost-key'], restored)).toBe('')
    const next = await startSite({ ...env, DATA_DIR: restored })
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    expect(ids((await readMail(next.url)).emails)).toEqual(expect.arrayContaining(ids(emailsBefore)))
    await next.stop()
  },
  600_000,
)

async function readMail(url: string) {
  const headers = await signIn(url, ADMIN)
  const message = 'Wat kost een nieuwe website voor een bakkerij?'
  const captcha = await solveCaptcha((path) => fetch(url + path, { headers }))
  const body = JSON.stringify({ title: 'Vraag', message, email: 'rita@example.com', captcha })
  await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
  return (await fetch(`${url}/api/mail`, { headers })).json()
}
