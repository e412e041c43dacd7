import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { holdUndo, save } from '../support/settings-form.ts'
import { ownProduct } from '../support/start-product.ts'
import { expect, test } from '../support/visitor.ts'

// On the others, tests expect the standard look and all languages.
const ADDRESS = await ownProduct({ DEMO: 'on' })

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#2b1a10"/></svg>',
  ),
}

const colourOf = (page: Page, selector: string, property: 'color' | 'backgroundColor' | 'fontFamily') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property)

test('the owner chooses colours, font and logo with the keyboard; the site has them in both themes, without a layout shift', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/settings#look')
  const brand = page.getByLabel('Merkkleur', { exact: true })
  // Repeated: the tab of the address is opened after hydration, and its form starts when the setting is loaded.
  await expect(async () => {
    await brand.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('#0000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deze kleur is doorzichtig.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('#ffd500')
  await expect(page.getByText('Te licht voor tekst op een lichte achtergrond')).toBeVisible()
  const dark = page.locator('[data-theme-sample=dark]')
  await expect.poll(() => dark.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(32, 29, 17)')

  await page.getByRole('radio', { name: /Bricolage/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Outfit/ })).toBeChecked()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Logo kiezen' }).press('Enter')
  await (await chooser).setFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Je logo' })).toBeVisible()
  await expectNoViolations(page, 'the form of the look')
  await page.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter')
  const undo = await holdUndo(page)

  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      baseURL: ADDRESS,
      locale: 'nl-BE',
      viewport: { width: 360, height: 740 },
    })
    await context.addCookies([{ name: 'theme', value: theme, url: ADDRESS }])
    const visitor = await context.newPage()
    // The first paint has the fallback fonts.
    await visitor.route(/\.woff2$/, async (route) => {
      await visitor.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    const requested: string[] = []
    visitor.on('request', (request) => requested.push(request.url()))
    await visitor.goto('/')
    expect(await colourOf(visitor, '.btn-primary', 'backgroundColor')).toBe('rgb(255, 213, 0)')
    expect(await colourOf(visitor, 'h1', 'fontFamily')).toContain('Outfit')
    const paper = theme === 'light' ? 'rgb(253, 253, 252)' : 'rgb(32, 29, 17)'
    expect(await colourOf(visitor, 'body', 'backgroundColor')).toBe(paper)
    expect(await visitor.evaluate(shiftedBy)).toBeLessThan(0.001)
    expect(await visitor.evaluate(() => document.fonts.check('700 40px Outfit'))).toBe(true)
    await visitor.evaluate(() => scrollTo(0, 400))
    const logo = visitor.locator('.bar-logo img')
    await expect(logo).toBeVisible()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectNoViolations(visitor, `the landing page, ${theme}`, { themes: 'this' })
    expect(requested.filter((url) => !url.startsWith(`${ADDRESS}/`))).toEqual([])
    expect(requested.filter((url) => /assets\/display-.*woff2/.test(url))).toHaveLength(1)
    await context.close()
  }

  await undo.click()
  await expect(brand).toHaveValue('#00aeef')
})

/** The layout shifts until the fonts are shown, without those after input. */
function shiftedBy(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))))
  })
}

test('a hidden language leaves the site, and its addresses and stored choices lead to a visible one', {
  tag: '@extended',
}, async ({ page, browser }) => {
  await signIn(page, ADMIN, '/admin/settings#languages')
  const shown = (name: string) => page.getByRole('checkbox', { name })
  const byDefault = (name: string) => page.getByRole('radio', { name })
  for (const language of ['Nederlands', 'Engels', 'Frans']) await shown(language).uncheck()
  await save(page)
  await expect(shown('Nederlands')).toHaveAccessibleDescription('Laat minstens één taal zichtbaar.')
  await shown('Nederlands').check()
  await shown('Frans').check()
  await byDefault('Engels').check()
  await save(page)
  await expect(page.getByText('Deze taal is verborgen.')).toBeVisible()
  await byDefault('Frans').check()
  await save(page)
  await expect(page.getByText('De site is bijgewerkt.')).toBeVisible()
  await expect(page.locator('#language-menu a')).toHaveText(['Français', 'Nederlands'])

  // The choice of an earlier visit: once in the cookie, once in local storage only.
  const visitor = await browser.newContext({ baseURL: ADDRESS, locale: 'de-DE' })
  await visitor.addCookies([{ name: 'lng', value: 'en', url: ADDRESS }])
  await visitor.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en' })))
  const tab = await visitor.newPage()
  const documents: string[] = []
  tab.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  await tab.goto('/en/services?a=1')
  await expect(tab).toHaveURL('/fr/services?a=1')
  await expect(tab.locator('link[hreflang]')).toHaveCount(3)
  await tab.goto('/faq')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await visitor.clearCookies()
  await tab.goto('/contact')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
  await tab.waitForLoadState('networkidle')
  // Local storage is tried once.
  expect(documents).toEqual(['/en/services', '/fr/services', '/faq', '/contact', '/contact'])

  await shown('Nederlands').uncheck()
  await save(page)
  // The admin area follows: the page in Dutch loads again in French.
  await expect(page).toHaveURL('/fr/admin/settings#languages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[popovertarget="language-menu"]')).toHaveCount(0)
  await tab.goto('/faq?lng=nl')
  await expect(tab).toHaveURL('/fr/faq')
  expect((await tab.goto('/en/nothing'))?.status()).toBe(404)
  await expect(tab).toHaveURL('/fr/nothing')
  await visitor.close()
})
