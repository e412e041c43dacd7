import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'
import type { Account } from '../support/account.ts'
import { button, type EngineBrowser, type EnginePage, exactly, field, type Target } from './engine-page.ts'
import type { EngineName } from './engines.ts'
import { launchWithPuppeteer } from './puppeteer-page.ts'
import { retry } from './retry.ts'
import { launchWebkit } from './webkit-page.ts'

export { expect }

export type EngineOptions = { engine: EngineName }
type Fixtures = {
  /** Whether the visitor has refused optional cookies before. */
  hasAnswered: boolean
  visitor: EnginePage
}

/** A visitor in the engine of the project. Console errors, exceptions and CSP violations fail the test. */
export const test = base.extend<Fixtures, EngineOptions & { engineBrowser: EngineBrowser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = engine === 'webkit' ? await launchWebkit() : await launchWithPuppeteer(engine)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hasAnswered: [true, { option: true }],
  visitor: async ({ engineBrowser, hasAnswered }, use, testInfo) => {
    const visitor = await engineBrowser.newPage()
    await visitor.resize(1280, 800)
    if (hasAnswered) {
      const timestamp = new Date().toISOString()
      await visitor.setCookie('consent', serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp }))
    }
    await use(visitor)
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('failed.png'), await visitor.screenshot())
    const complaints = visitor.complaints()
    await visitor.close()
    expect(complaints).toEqual([])
  },
})

export const expectVisible = (visitor: EnginePage, target: Target) =>
  expect.poll(() => visitor.isVisible(target), { message: `visible: ${JSON.stringify(target)}` }).toBe(true)

export const expectHidden = (visitor: EnginePage, target: Target) =>
  expect.poll(() => visitor.isVisible(target), { message: `hidden: ${JSON.stringify(target)}` }).toBe(false)

export const expectPath = (visitor: EnginePage, path: string) =>
  expect.poll(() => visitor.evaluate(() => location.pathname)).toBe(path)

export const expectFocused = (visitor: EnginePage, target: Target) =>
  expect
    .poll(() => visitor.inspect(target, (element) => element === document.activeElement).catch(() => false), {
      message: `focused: ${JSON.stringify(target)}`,
    })
    .toBe(true)

export const isHydrated = (visitor: EnginePage) =>
  visitor.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))

/** A key press starts hydration on content pages. One that precedes the script of a new document has no effect. */
export const hydrate = (visitor: EnginePage) =>
  retry(async () => {
    await visitor.press('Shift')
    expect(await isHydrated(visitor)).toBe(true)
  })

/** On the sign-in form. */
export async function logIn(visitor: EnginePage, { email, password }: Pick<Account, 'email' | 'password'>) {
  await visitor.fill(field('E-mailadres'), email)
  await visitor.fill(exactly(field('Wachtwoord')), password)
  await visitor.click(exactly(button('Inloggen')))
}
