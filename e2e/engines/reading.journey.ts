import { readConsent } from '../../src/features/consent/model/consent.ts'
import { button, type EnginePage, heading, link, role, text } from './engine-page.ts'
import { expect, expectFocused, expectHidden, expectPath, expectVisible, hydrate, isHydrated, test } from './journey.ts'

const banner = role('banner')
const main = role('main')
const drawer = role('dialog')
const scrollTop = (visitor: EnginePage) => visitor.evaluate(() => Math.round(scrollY))

test('read: landing page, service, article', async ({ visitor }) => {
  await visitor.open('/')
  await expectVisible(visitor, role('heading'))
  await visitor.click(link('Diensten', banner))
  await expectPath(visitor, '/services')
  await expectVisible(visitor, heading('Wat we voor je kunnen maken.'))
  await visitor.click(link('Webdesign', main))
  await expectPath(visitor, '/services/webdesign')
  await visitor.click(link('Blog', banner))
  await expectPath(visitor, '/blog')
  await expectVisible(visitor, role('article'))
  const title = await visitor.inspect(role('article'), (article) => article.querySelector('h2, h3')!.textContent)
  await visitor.click(link(title, role('article')))
  await expect.poll(() => visitor.evaluate(() => location.pathname)).toMatch(/^\/blog\/\d+\//)
  await expectVisible(visitor, heading(title))
})

test('language: the choice keeps the page and is remembered', async ({ visitor }) => {
  await visitor.open('/services')
  await visitor.click(button('Taal: Nederlands'))
  await visitor.click(link('Français'))
  await expectPath(visitor, '/fr/services')
  await expectVisible(visitor, heading('Ce que nous pouvons faire pour vous.'))
  await visitor.open('/faq')
  await expect.poll(() => visitor.evaluate(() => document.documentElement.lang)).toBe('fr')
  await hydrate(visitor)
  await visitor.click(button('Langue: Français'))
  await visitor.click(link('Nederlands'))
  await expect.poll(() => visitor.evaluate(() => document.documentElement.lang)).toBe('nl')
})

test('theme: the toggle makes this page and the next one dark', async ({ visitor }) => {
  const paper = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await visitor.open('/')
  await expect.poll(paper).toBe('rgb(251, 253, 254)')
  await visitor.click(button('Donker thema'))
  await expect.poll(paper).toBe('rgb(4, 32, 47)')
  await visitor.open('/faq')
  await expect.poll(paper).toBe('rgb(4, 32, 47)')
  await hydrate(visitor)
  await visitor.click(button('Donker thema'))
  await expect.poll(paper).toBe('rgb(251, 253, 254)')
})

test('drawer on a phone, before and after hydration', async ({ visitor }) => {
  await visitor.resize(360, 740)
  await visitor.open('/')
  await visitor.click(button('Menu openen'))
  await expectVisible(visitor, drawer)
  expect(await isHydrated(visitor)).toBe(false)
  await visitor.click(link('Blog', drawer))
  await expectPath(visitor, '/blog')
  await expectHidden(visitor, drawer)

  await hydrate(visitor)
  await visitor.click(button('Menu openen'))
  await expectVisible(visitor, drawer)
  await visitor.press('Escape')
  await expectHidden(visitor, drawer)
  await expectFocused(visitor, button('Menu openen'))
  await visitor.click(button('Menu openen'))
  await visitor.click(button('Menu sluiten', drawer))
  await expectHidden(visitor, drawer)
  await visitor.click(button('Menu openen'))
  await visitor.click(link('Reviews', drawer))
  await expectPath(visitor, '/')
  const reviewsTop = () =>
    visitor.evaluate(() => Math.round(document.getElementById('reviews')?.getBoundingClientRect().top ?? -1))
  // Below the bar.
  await expect.poll(reviewsTop).toBe(67 + 16)
})

test('back and forward restore scroll position and focus', async ({ visitor }) => {
  await visitor.open('/services')
  await hydrate(visitor)
  const webdesign = link('Webdesign', main)
  await visitor.inspect(webdesign, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // A frame with the new position: the router stores it on `scroll` events.
  await expect.poll(() => visitor.evaluate(() => document.documentElement.hasAttribute('data-scrolled'))).toBe(true)
  const before = await scrollTop(visitor)
  await visitor.click(webdesign)
  await expectPath(visitor, '/services/webdesign')
  await expectFocused(visitor, role('heading', undefined, main))
  await expect.poll(() => scrollTop(visitor)).toBe(0)
  await visitor.goBack()
  await expectPath(visitor, '/services')
  await expectFocused(visitor, webdesign)
  await expect.poll(() => scrollTop(visitor)).toBe(before)
  await visitor.goForward()
  await expectPath(visitor, '/services/webdesign')
  await expect.poll(() => scrollTop(visitor)).toBe(0)
})

test.describe('consent', () => {
  test.use({ hasAnswered: false })
  const question = role('region', 'Cookies op deze site')

  test('is asked once, and the chosen categories are stored', async ({ visitor }) => {
    await visitor.open('/services')
    await visitor.click(button('Voorkeuren', question))
    await visitor.click(role('switch', /^Functioneel/, question))
    await visitor.click(button('Keuze bewaren', question))
    await expectHidden(visitor, question)
    const { categories } = readConsent(await visitor.evaluate(() => document.cookie))!
    expect(categories).toMatchObject({ functional: true, analytics: false })
    await visitor.open('/faq')
    await expectVisible(visitor, text('Veelgestelde vragen'))
    await expectHidden(visitor, question)
  })
})
