import { expect, holdScripts, test, waitForHydration } from '../support/visitor.ts'

const VAT_REMARK = /excl(\.|usief) btw|excl(\.|uding) VAT|hors TVA/

test('every price in the HTML of a public page says that VAT is excluded', async ({ page, request }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g), ([, path]) => path || '/')
  const pages = paths.filter((path) => !/\/blog\/./.test(path))
  expect(pages.length).toBeGreaterThanOrEqual(45)
  const found: { path: string; place: string; text: string }[] = []
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    // Parsed, not loaded: hidden parts count too.
    const places = await page.evaluate((source) => {
      const { title, head, body } = new DOMParser().parseFromString(source, 'text/html')
      for (const script of body.querySelectorAll('script, style')) script.remove()
      const isPrice = (text: string) => /€\s?\d|\d\s?€/.test(text)
      const metas = [...head.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content')!)
      const blocks = [...body.querySelectorAll('p, li, dd, th, td, h1, h2, h3, a, summary')].filter(
        (block) => isPrice(block.textContent!) && ![...block.children].some((child) => child.matches('p, li, dd, a')),
      )
      // An item of a list that its first sentence introduces.
      const introduced = (block: Element) =>
        block.textContent! +
        (block.matches('li') ? (block.parentElement!.previousElementSibling?.textContent ?? '') : '')
      return [
        ...[title, ...metas].filter(isPrice).map((text) => ({ place: 'head', text })),
        ...blocks.map((block) => ({ place: block.tagName, text: introduced(block) })),
      ]
    }, html)
    found.push(...places.map((place) => ({ path, ...place })))
  }
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ text }) => !VAT_REMARK.test(text))).toEqual([])
})

test('the banner types each ending in its place: its text does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  const ending = page.locator('.typewriter > :first-child > *')
  const leftAt = (time: number) =>
    ending.evaluate((text, currentTime) => {
      for (const animation of document.getAnimations().filter((one) => one.timeline === document.timeline)) {
        animation.pause()
        animation.currentTime = currentTime
      }
      return text.getBoundingClientRect().left
    }, time)
  const typed = await leftAt(2000)
  expect(Math.abs((await leftAt(0)) - typed)).toBeLessThan(0.5)
  expect(Math.abs((await leftAt(700)) - typed)).toBeLessThan(0.5)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the banner does not rotate', async ({ page }) => {
    await page.goto('/en')
    const lines = page.locator('.typewriter > *')
    await expect(lines.first()).toBeVisible()
    for (const index of [1, 2, 3, 4]) await expect(lines.nth(index)).toBeHidden()
  })
})

test('three packages with their prices, and a table to compare them, also on a phone', async ({ page }) => {
  await page.goto('/fr/services')
  for (const [id, name, price] of [
    [2, 'Basic', '7,99 €'],
    [3, 'Ecommerce', '19,99 €'],
    [4, 'Enterprise', '21,99 €'],
  ] as const) {
    const card = page.locator(`#package-${id}`)
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card).toContainText(price)
    await expect(card).toContainText('hors TVA')
  }
  await expect(page.locator('#package-3')).toHaveAttribute('data-variant', 'gold')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('à partir de 350 €, paiement unique, hors TVA')).toBeVisible()
  await expect(page.locator('#package-3')).toContainText('Recommandé')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the head of an inner page has a drawing from 768 px up', async ({ page }) => {
  for (const path of ['/services', '/blog', '/contact', '/booking', '/reviews', '/faq', '/nope']) {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(path)
    const drawing = page.locator('.head-drawing')
    await expect(drawing, path).toBeVisible()
    await expect(drawing, path).toHaveAttribute('aria-hidden', 'true')
    const [sprite, name] = (await drawing.locator('use').getAttribute('href'))!.split('#')
    expect(await (await page.request.get(sprite!)).text(), path).toContain(`<symbol id="${name}"`)
    const words = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(words.x + words.width, path).toBeLessThanOrEqual((await drawing.boundingBox())!.x)
    await page.setViewportSize({ width: 767, height: 1024 })
    await expect(drawing, path).toBeHidden()
  }
})

test('a service page shows both prices and links to the booking page', async ({ page }) => {
  await page.goto('/en/services/webdesign')
  await expect(page.getByRole('term')).toHaveText(['Starting price', 'Subscription'])
  await expect(page.getByRole('definition')).toContainText(['€350', '€7.99'])
  await page.getByRole('link', { name: 'Book an appointment' }).click()
  await expect(page).toHaveURL('/en/booking?type=NEW_WEB_APPLICATION')
})

test('the FAQ search filters while typing and ignores accents', async ({ page }) => {
  await page.goto('/fr/faq')
  await waitForHydration(page)
  const answers = page.locator('details')
  const all = await answers.count()
  expect(all).toBeGreaterThanOrEqual(20)
  await page.getByRole('searchbox', { name: 'Rechercher une question' }).fill('preavis')
  await expect.poll(() => answers.count()).toBeLessThan(all)
  await expect(answers.first()).toContainText('préavis')
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(page.getByText('Aucune réponse trouvée.')).toBeVisible()
})

test('the FAQ opens the most asked answers, and its index leads to the groups', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('details[open]')).toHaveCount(5)
  const index = page.getByRole('navigation', { name: 'Inhoud' })
  await expect(index.getByRole('link')).toHaveCount(4)
  await index.getByRole('link', { name: 'Techniek' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Techniek' })).toBeInViewport()
  await expect(index).toBeInViewport()
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('exclusief btw')
  await expect(index.getByRole('link')).toHaveCount(1)
})

test('text typed before hydration is kept and searched', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/faq')
  const all = await page.locator('details').count()
  await page.getByRole('searchbox').fill('backup')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  release()
  await waitForHydration(page)
  await expect(page.getByRole('searchbox')).toHaveValue('backup')
  await expect.poll(() => page.locator('details').count()).toBeLessThan(all)
})

test('a link to an answer opens it, and its address can be copied', async ({ page, context }) => {
  await page.goto('/faq')
  const id = await page.locator('details').nth(12).getAttribute('id')
  await page.goto(`/en/faq#${id}`)
  await waitForHydration(page)
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
  await expect(page.locator(`#${id} .prose`)).toBeInViewport()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator(`#${id}`).getByRole('button', { name: 'Copy link to this answer' }).click()
  await expect(page.locator(`#${id}`).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/en/faq#${id}`)
})

test('a link between answers opens the target, also when a search had hidden it', async ({ page }) => {
  await page.goto('/faq#package-prices')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('exclusief btw')
  await expect(page.locator('#package-contents')).toHaveCount(0)
  await page.getByRole('link', { name: 'wat zit er in de pakketten' }).click()
  await expect(page.locator('#package-contents')).toHaveAttribute('open', '')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('keyboard navigation continues from the section that was scrolled to', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { name: 'Reviews' }).press('Enter')
  await expect(page.locator('#reviews')).toBeFocused()
})

test('a legal page has a date, a working table of contents, and no empty placeholder', async ({ page }) => {
  for (const path of ['/cookies', '/en/privacy', '/fr/terms']) {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: /Inhoud|Contents|Sommaire/ }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(6)
    for (const href of await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
      await expect(page.locator(href)).toBeAttached()
    }
    await expect(page.getByText(/\d{1,2} novemb(?:er|re) 2026/i)).toBeVisible()
    expect(await page.locator('main').textContent()).not.toMatch(/\{\w+\}/)
  }
  await page.goto('/cookies')
  await page.getByRole('button', { name: 'Toon hoeveel ruimte de offlinekopieën innemen' }).click()
  await expect(page.getByText(/nemen nu [\d,]+ MB in op dit toestel/)).toBeVisible()
})

test('the page for an unknown address leads on: other pages and the search of the blog, without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, locale: 'fr-BE' })
  const page = await context.newPage()
  expect((await page.goto('/fr/nulle-part'))!.status()).toBe(404)
  const others = page.getByRole('region', { name: 'Vous cherchiez peut-être' })
  for (const name of ['Réalisations', 'Services', 'Prendre rendez-vous', 'Blog', 'Aide'])
    await expect(others.getByRole('link', { name })).toHaveAttribute('href', /^\/fr\//)
  await others.getByRole('searchbox').fill('cookies')
  await others.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/fr\/blog\?q=cookies$/)
  await context.close()
})
