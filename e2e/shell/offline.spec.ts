import type { Page } from '@playwright/test'
import { accountMenu, apiCaller, createAccount, signIn } from '../support/account.ts'
import { formatDutchDay, workday } from '../support/appointments.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves when the worker has stored the page. */
async function expectStored(page: Page, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path)
  await expect.poll(isStored).toBe(true)
}

/** Not the page fixture: offline, the browser logs every failed request. */
async function quietPage(page: Page): Promise<Page> {
  const quiet = await page.context().newPage()
  await page.close()
  return quiet
}

test('visited pages are readable offline, with the age of the copy; others show the offline page', async ({
  page: watched,
  context,
}) => {
  const page = await quietPage(watched)
  await page.goto('/')
  await expectStored(page, '/')
  await waitForHydration(page)
  // Client-side navigation: the page reports it to the worker.
  await page.getByRole('navigation').getByRole('link', { name: 'Diensten' }).first().click()
  await expect(page).toHaveURL('/services')
  await expectStored(page, '/services')
  await page.goto('/services?q=webshop')
  await expectStored(page, '/services?q=webshop')

  await context.setOffline(true)
  await page.goto('/services')
  await expect(page.getByText(/Dit is een kopie van \d+ \w+ \d{4}/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { name: 'Geen verbinding.' })).toBeVisible()
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible()
  const fonts = () => page.evaluate(() => Array.from(document.fonts, ({ status }) => status))
  await expect.poll(fonts).toEqual(['loaded', 'loaded'])
  await page.getByRole('listitem').getByRole('link', { name: 'Diensten, pakketten en prijzen' }).click()
  await expect(page).toHaveURL('/services')

  await context.setOffline(false)
  await page.goto('/contact')
  await expect(page.getByText(/Dit is een kopie/)).toHaveCount(0)
})

test('storage that is full costs the copies, not the pages nor the offline page', { tag: '@extended' }, async ({
  page: watched,
  context,
}) => {
  const page = await quietPage(watched)
  await page.goto('/')
  await expectStored(page, '/')
  await expectStored(page, '/offline')
  const { origin } = new URL(page.url())
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/', { ignoreVary: true })))).toBe(false)
  await context.setOffline(true)
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'Geen verbinding.' })).toBeVisible()
  await context.setOffline(false)
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await page.goto('/services')
  await expectStored(page, '/services')
})

test('a message written offline is not sent, shows an error, and is restored after a reload', {
  tag: '@extended',
}, async ({ page: watched, context }) => {
  const page = await quietPage(watched)
  await page.goto('/contact')
  await expectStored(page, '/contact')
  await waitForHydration(page)
  await page.getByLabel('Onderwerp').fill('Een nieuwe site')
  await page.getByLabel('Je e-mailadres').fill('rita@example.com')
  await page.getByLabel('Bericht').fill('Graag een nieuwe site voor onze bakkerij.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(page.getByText('Geen verbinding. Je bericht staat hier nog: probeer het zo opnieuw.')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel('Bericht')).toHaveValue('Graag een nieuwe site voor onze bakkerij.')
})

test('a user’s approved appointments are readable offline, and removed on sign-out', { tag: '@extended' }, async ({
  page: watched,
  context,
  request,
}) => {
  const page = await quietPage(watched)
  const member = await createAccount(request)
  const date = workday(14)
  const { call } = await apiCaller(request, member)
  const { id } = await call('POST', '/api/booking/appointments', {
    requestType: 'CHANGE_REQUEST',
    date,
    time: '09:00',
    comments: 'Ook zonder bereik te lezen',
  })
  const owner = await apiCaller(request, ADMIN)
  await owner.call('POST', `/api/booking/admin/appointments/${id}/approve`, { version: 0 })
  await signIn(page, member, '/my-appointments')
  await expect(page.getByText('Ook zonder bereik te lezen')).toBeVisible()
  await expectStored(page, '/my-appointments')

  await context.setOffline(true)
  await page.goto('/my-appointments')
  await expect(page.getByRole('heading', { name: new RegExp(formatDutchDay(date), 'i') })).toBeVisible()
  await expect(page.getByText(/^Je bent offline\. Dit zijn je goedgekeurde afspraken van/)).toBeVisible()
  await expect(page.getByRole('button', { name: /annuleren/i })).toHaveCount(0)

  await context.setOffline(false)
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('Bericht').fill('Alleen voor wie dit schreef')
  await (await accountMenu(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL(/\/login/)
  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) texts.push(await (await cache.match(key))!.text())
    }
    return texts.join()
  })
  expect(stored).not.toContain('Ook zonder bereik')
  expect(stored).not.toContain('Alleen voor wie dit schreef')
  expect(stored).not.toContain(member.email)
})
