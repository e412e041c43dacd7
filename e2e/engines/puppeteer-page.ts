// Chromium by its DevTools protocol, Firefox by WebDriver BiDi. Playwright needs its own build of Firefox, or a newer
// one than Debian's: it sends `emulation.setMediaFeaturesOverride` for every context.
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { BROWSER_FLAGS } from '../../scripts/browser.mjs'
import { BASE_URL } from '../support/servers.ts'
import type { EngineBrowser, EnginePage, Target } from './engine-page.ts'
import { browserOf } from './engines.ts'
import { AXE, findInPage, toSteps } from './find-in-page.ts'
import { retry } from './retry.ts'
import { setDate } from './set-date.ts'
import { BROWSER_ENV, isExpectedMessage, LOCALE } from './visitor-settings.ts'

const ATTEMPT_TIMEOUT_MS = 10_000

export async function launchWithPuppeteer(name: 'chromium' | 'firefox'): Promise<EngineBrowser> {
  const launch = { executablePath: browserOf(name), env: { ...process.env, ...BROWSER_ENV }, protocolTimeout: 120_000 }
  const browser =
    name === 'chromium'
      ? await puppeteer.launch({ ...launch, browser: 'chrome', args: BROWSER_FLAGS })
      : await puppeteer.launch({ ...launch, browser: 'firefox' })
  return {
    async newPage() {
      const context = await browser.createBrowserContext()
      return wrapPage(await context.newPage())
    },
    close: () => browser.close(),
  }
}

async function wrapPage(page: Page): Promise<EnginePage> {
  page.setDefaultTimeout(60_000)
  await page.emulateLocale(LOCALE)
  const complaints = watchConsole(page)
  // Browsers do not log a violation whose exception is caught, such as a probe for `eval`.
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      throw new Error(`CSP violation: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
    }),
  )
  await page.evaluateOnNewDocument(reportErrors)
  return {
    open: async (path) => void (await page.goto(new URL(path, BASE_URL).href)),
    resize: (width, height) => page.setViewport({ width, height }),
    // Locators wait until the element is enabled and has stopped moving.
    click: (target) => retry(async () => (await find(page, target)).asLocator().setTimeout(ATTEMPT_TIMEOUT_MS).click()),
    fill: (target, value) => retry(async () => fillField(await find(page, target), value)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    isVisible: (target) => retry(async () => (await findNow(page, target)) !== null),
    inspect: (target, read) => retry(async () => (await find(page, target)).evaluate(read as never)),
    evaluate: (read) => retry(() => page.evaluate(read)),
    setCookie: (name, value) => page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/' }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => page.browserContext().close(),
  }
}

/**
 * Runs in the page. Firefox reports a logged error without its text. It also runs the scripts of a document that is left
 * while it cancels their requests: what they report between `beforeunload` and their end is no fault.
 */
function reportErrors(): void {
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  addEventListener('unhandledrejection', (event) => isLeft && event.preventDefault())
  const { error } = console
  console.error = (...values) => {
    if (!isLeft) error(...values.map((value) => (value instanceof Error ? String(value) : value)))
  }
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  const complain = (about: string) => complaints.push(`${page.url()}: ${about}`)
  page.on('console', (message) => {
    const isProblem = ['error', 'warn'].includes(message.type())
    if (isProblem && !isExpectedMessage(message.text())) complain(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    if (!isExpectedMessage(String(error))) complain(String(error))
  })
  return complaints
}

async function find(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  const found = await findNow(page, target)
  if (!found) throw new Error(`not found: ${JSON.stringify(toSteps(target))}`)
  return found
}

async function findNow(page: Page, target: Target): Promise<ElementHandle<HTMLElement> | null> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluateHandle(findInPage, toSteps(target))
  return found.asElement() as ElementHandle<HTMLElement> | null
}

async function fillField(handle: ElementHandle<HTMLElement>, value: string): Promise<void> {
  if (!(await handle.evaluate(setDate, value))) await handle.asLocator().setTimeout(ATTEMPT_TIMEOUT_MS).fill(value)
}
