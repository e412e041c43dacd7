import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

// What the inline script does before any script file has run. Its cookie banner is tested in `privacy/consent.spec.ts`, the
// restored language in `language.spec.ts`, the drawer in `frame.spec.ts`.

test.beforeEach(async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  // The blocked scripts.
  page.removeAllListeners('console')
})

const dataOf = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

test('a stored session is marked; another value, and none, is not', async ({ page }) => {
  await page.goto('/booking')
  expect(await dataOf(page)).not.toHaveProperty('session')
  for (const [stored, isMarked] of [
    ['{"state":{"isAuthenticated":true},"version":0}', true],
    ['{"state":{"isAuthenticated":false},"version":0}', false],
    ['broken', false],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('auth-storage', value), stored)
    await page.reload()
    expect('session' in (await dataOf(page)), stored).toBe(isMarked)
  }
})

test('the theme is that of the cookie, or the stored one; a broken one is light', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  for (const [stored, theme] of [
    ['{"darkMode":true}', 'dark'],
    ['broken', undefined],
    ['null', undefined],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('preferences', value), stored)
    await page.reload()
    expect((await dataOf(page)).theme, stored).toBe(theme)
  }
  await page.evaluate(() => localStorage.setItem('preferences', '{"darkMode":true}'))
  await context.addCookies([{ name: 'theme', value: 'light', url: baseURL! }])
  await page.reload()
  expect((await dataOf(page)).theme).toBeUndefined()
})

test('the token of an emailed link is removed from the URL, and nothing else', async ({ page }) => {
  await page.goto('/verify-email?token=secret&x=1#part')
  expect(page.url()).toMatch(/\/verify-email\?x=1#part$/)
  await page.goto('/faq?query=token#part')
  expect(page.url()).toMatch(/\/faq\?query=token#part$/)
})

test('Google Consent Mode starts denied, and Zod does not probe for eval', async ({ page }) => {
  await page.goto('/')
  const { layer, zod } = await page.evaluate(() => {
    const { dataLayer, __zod_globalConfig } = window as never as { dataLayer: object[]; __zod_globalConfig: object }
    return { layer: dataLayer.map((one) => [`${one}`, { ...one }]), zod: __zod_globalConfig }
  })
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  expect(layer).toEqual([['[object Arguments]', { 0: 'consent', 1: 'default', 2: denied }]])
  expect(zod).toEqual({ jitless: true })
})
