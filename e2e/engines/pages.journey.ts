import { writeFileSync } from 'node:fs'
import { listAddresses } from '../../scripts/public-addresses.ts'
import { ADMIN, BASE_URL } from '../support/servers.ts'
import { type EnginePage, role } from './engine-page.ts'
import { expect, expectPath, expectVisible, hydrate, logIn, test } from './journey.ts'

const WIDTHS = { desktop: 1280, phone: 360 }
const ADMIN_PAGES = ['/admin', '/admin/timeslots', '/admin/settings', '/admin/mail', '/blog/desk']

/** Names the elements that reach beyond the screen. */
const widerThanScreen = (visitor: EnginePage) =>
  visitor.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Opens the pages, looks at them at both widths, and stores screenshots in `test-results/engines`. */
async function visit(visitor: EnginePage, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await visitor.open(address)
    await expectVisible(visitor, role('heading', undefined, role('main')))
    await hydrate(visitor)
    for (const [device, width] of Object.entries(WIDTHS)) {
      await visitor.resize(width, 800)
      await expect.poll(() => widerThanScreen(visitor), { message: `${address}: no side scroll` }).toEqual([])
      const name = `${address.replaceAll(/\W+/g, '-')}-${device}.png`
      writeFileSync(test.info().outputPath(name), await visitor.screenshot())
    }
  }
}

test('every public page: no console message, no CSP violation, no side scroll', async ({ visitor }) => {
  test.setTimeout(600_000)
  await visit(visitor, await listAddresses(BASE_URL))
})

test('admin pages: no console message, no CSP violation, no side scroll', async ({ visitor }) => {
  test.setTimeout(600_000)
  await visitor.open('/login?next=/admin')
  await hydrate(visitor)
  await logIn(visitor, ADMIN)
  await expectPath(visitor, '/admin')
  await hydrate(visitor)
  await visit(visitor, ADMIN_PAGES)
})
