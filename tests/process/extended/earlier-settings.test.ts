import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { type BackupEntry, formatBackup, openBackup } from '#platform/server/backup/backup-format.ts'
import { RELEASE_SITE } from '../../fixtures/release-site.ts'
import { dataFolder, runScript, startSite } from '../site.ts'
import { signIn } from './requests.ts'

const BACKUP = 'tests/fixtures/releases/0.1.0.gz'
const PLACE = { nl: 'In de werkplaats', en: 'In the workshop', fr: 'À l’atelier' }
/** As the owner stored them before texts, lists and subjects could be changed. */
const EARLIER = {
  'page-texts': {
    contact: { en: { title: 'Ring our bell', description: 'Ring our bell in {companyCity}, any day.' } },
  },
  packages: { basic: { price: 77, texts: { nl: { title: 'Kleine beurt' } } } },
  booking: { minutes: { CHANGE_REQUEST: 45 }, places: { CHANGE_REQUEST: PLACE } },
}

test('texts, packages and durations of a backup made before they were lists are restored, and can be changed', async () => {
  const file = await backupWithSettings()
  const { SECRET_KEY, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = RELEASE_SITE
  const env = { DATA_DIR: dataFolder(), SECRET_KEY, DEMO: 'off' }
  const { code, errors } = await runScript('restore', [file], env).ended
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const site = await startSite(env)
  const read = async (path: string) => (await fetch(site.url + path)).text()

  const contact = await read('/en/contact')
  expect(/<title>([^<]*)/.exec(contact)?.[1]).toBe('Ring our bell | Studio Cyaan')
  expect(/name="description" content="([^"]*)/.exec(contact)?.[1]).toBe('Ring our bell in Antwerpen, any day.')
  expect(await read('/services.md')).toMatch(/Kleine beurt[\s\S]*€\s77/)
  const headers = await signIn(site.url, { email, password })
  const { value } = await (await fetch(`${site.url}/api/settings/admin/subjects`, { headers })).json()
  expect(value.subjects).toHaveLength(3)
  expect(value.subjects[1]).toMatchObject({ code: 'CHANGE_REQUEST', minutes: 45, place: PLACE })
  const { texts } = await (await fetch(`${site.url}/api/site/texts/contact`, { headers })).json()
  const title = texts.find(({ path }: { path: string }) => path === 'pages.contact.title')
  expect(title.texts.en).toMatchObject({ text: 'Ring our bell', hasNewStandard: false })
  await site.stop()
})

/** The backup of a released site whose owner had changed its settings. */
async function backupWithSettings(): Promise<string> {
  const file = join(dataFolder(), 'earlier.gz')
  const { header, entries } = await openBackup(BACKUP)
  const updated_at = '2026-11-01T08:00:00+00:00'
  async function* allEntries(): AsyncGenerator<BackupEntry[]> {
    for await (const entry of entries) yield [entry]
    for (const [key, value] of Object.entries(EARLIER))
      yield [{ table: 'settings', json: JSON.stringify({ key, value, is_demo: false, updated_at }) }]
  }
  await pipeline(Readable.from(formatBackup(header!, allEntries())), createGzip(), createWriteStream(file))
  return file
}
