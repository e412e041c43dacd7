import { expect, test, waitForHydration } from '../support/visitor.ts'

test('the bar has four items and marks the current page', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Contact', 'Diensten', 'Blog'])
  await expect(bar.locator('[aria-current=page]')).toHaveText('Home')

  await page.goto('/services/webdesign')
  await expect(bar.locator('[aria-current=true]')).toHaveText('Diensten')
  await expect(bar.locator('[aria-current=page]')).toHaveCount(0)
  await page.goto('/faq')
  await expect(bar.locator('[aria-current=page]')).toHaveCount(0)
})

test('logo and name appear on the landing page only, after scrolling 100 px', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const logo = page.getByRole('banner').getByRole('link', { name: 'Studio Cyaan' })
  await page.evaluate(() => scrollTo(0, 100))
  await expect(logo).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 101))
  await expect(logo).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(logo).toHaveCount(0)

  await page.goto('/services')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(logo).toHaveCount(0)
})

test('the bar is 67 px high on a phone and 73 px from 768 px on, without overflow', { tag: '@extended' }, async ({
  page,
}) => {
  for (const path of ['/fr', '/fr/contact', '/fr/services', '/fr/terms', '/fr/nope', '/styleguide', '/api/docs']) {
    await page.goto(path)
    for (const [width, height] of [
      [360, 67],
      [768, 73],
      [1280, 73],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const bar = page.getByRole('banner')
      await expect.poll(async () => (await bar.boundingBox())!.height, `${path} at ${width}`).toBe(height)
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('on a phone the menu is a sheet of 280 px from the left, closed by Escape and by following a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menu openen' })
  const sheet = page.getByRole('dialog', { name: 'Hoofdmenu' })
  await expect(sheet).toBeHidden()
  await open.click()
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())!.x).toBe(0)
  expect((await sheet.boundingBox())!.width).toBe(280)
  await expect(sheet.getByText('© 2025 Studio Cyaan')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await sheet.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('the account menu of a visitor links to the sign-in page', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcontact')
})

test('the footer has its links, the year and the credit', async ({ page }) => {
  await page.goto('/en')
  const footer = page.getByRole('contentinfo')
  const identity = footer.getByText(`© ${new Date().getFullYear()} Studio Cyaan BV`)
  await expect(identity).toContainText(
    'company and VAT number BE 0123.456.749 · RPR (Register of Legal Entities) Antwerp, Antwerp division',
  )
  for (const [name, path] of [
    ['Help', '/en/faq'],
    ['Privacy Policy', '/en/privacy'],
    ['Cookie Policy', '/en/cookies'],
    ['Terms & Conditions', '/en/terms'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(footer.getByRole('link', { name: 'Studio Cyaan on Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\//,
  )
  await expect(footer.getByRole('link', { name: 'Made by Studio Cyaan' })).toBeVisible()
})

test('the cookie settings link resets the consent and reloads the page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'x', url: baseURL! }])
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  // During the reload the document is not available.
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('consent')
})

test('Tab reaches the skip link first, then everything in the bar', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the drawer closes when the window becomes wide, as on rotation of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect(page.locator('#nav-drawer')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(page.locator('#nav-drawer')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})
