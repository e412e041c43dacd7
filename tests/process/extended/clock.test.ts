import { expect, test } from 'vitest'
import { dataFolder, startSite } from '../site.ts'

test('on a machine whose time zone does not exist, the first start works and times are those of the company', async () => {
  const site = await startSite({ DATA_DIR: dataFolder(), DEMO: 'on', TZ: 'Nowhere/Land' })
  const booking = await fetch(`${site.url}/booking`, { headers: { 'accept-language': 'nl' } })
  expect(booking.status).toBe(200)
  const page = await booking.text()
  expect(page).toContain('Belgische tijd')
  // The working day of the demo company, by its own clock.
  expect(page).toContain('>09:00<')
  expect(page).not.toContain('>08:00<')
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect((await site.stop('SIGTERM')).code).toBe(0)
}, 240_000)
