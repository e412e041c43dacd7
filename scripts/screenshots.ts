// npm run screenshots: screenshots of the landing page for the install dialog, one narrow and one wide per language.
// Without a URL they show a copy of the built site with demo content, and the pictures of README.md are taken too; with one
// (npm run screenshots -- https://…) they show that site.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ESSENTIAL_ONLY, serializeConsent } from '../src/features/consent/model/consent.ts'
import { LOCALES, localizedPath } from '../src/kernel/locale.ts'
import { BROWSER_FLAGS, findShell } from './browser.mjs'
import { printLine } from './command.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

/** CSS pixels; the manifest declares the pixels of the file. */
const SHAPES = {
  narrow: { width: 390, height: 780, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
}
const MAX_BYTES = 120_000

/** Pictures of README.md, in English. `from`: the text at the top of the picture. */
const README_PICTURES: { name: string; path: string; theme?: 'dark'; from?: string }[] = [
  { name: 'landing', path: '/en' },
  { name: 'landing-dark', path: '/en', theme: 'dark' },
  { name: 'booking', path: '/en/booking', from: 'What is it about?' },
  { name: 'admin', path: '/en/admin/timeslots' },
  { name: 'dashboard', path: '/en/admin', from: 'Your site in figures' },
]
const README_VIEWPORT = { width: 1280, height: 860 }
const README_MAX_BYTES = 150_000

const [address] = process.argv.slice(2)
if (address) await takeScreenshots(address.replace(/\/+$/, ''))
else await takeDemoScreenshots()

async function takeDemoScreenshots(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-screenshots-'))
  try {
    const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
    await takeScreenshots(`http://localhost:${port}`)
    await takeReadmePictures(`http://localhost:${port}`)
  } finally {
    await stopAllProcesses()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function takeScreenshots(origin: string): Promise<void> {
  mkdirSync('public/app', { recursive: true })
  const browser = await launch()
  for (const [shape, { width, height, scale }] of Object.entries(SHAPES))
    for (const locale of LOCALES) {
      const options = { viewport: { width, height }, deviceScaleFactor: scale, locale }
      const context = await openContext(browser, origin, options)
      const page = await context.newPage()
      await page.goto(origin + localizedPath(locale, '/'), { waitUntil: 'networkidle' })
      await savePicture(page, `public/app/screenshot-${locale}-${shape}.webp`, MAX_BYTES)
      await context.close()
    }
  await browser.close()
  printLine('The screenshots are in public/app/')
}

/** The admin area is that of a look-around session, with the example figures of the demo. */
async function takeReadmePictures(origin: string): Promise<void> {
  const browser = await launch()
  for (const { name, path, theme = 'light', from } of README_PICTURES) {
    const context = await openContext(browser, origin, { viewport: README_VIEWPORT, locale: 'en' })
    await context.addCookies([{ name: 'theme', value: theme, url: origin }])
    if (path.includes('/admin')) await context.request.post(`${origin}/en/look-around`)
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    if (from) {
      await page.waitForFunction(() => !document.querySelector('main [aria-busy]'))
      // Below the bar, which is sticky.
      await page
        .getByText(from, { exact: true })
        .last()
        .evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - 96 }))
      await page.waitForLoadState('networkidle')
    }
    await savePicture(page, `docs/images/${name}.webp`, README_MAX_BYTES)
    await context.close()
  }
  await browser.close()
  printLine('The pictures of README.md are in docs/images/')
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findShell()!, args: BROWSER_FLAGS })
}

async function openContext(browser: Browser, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const consent = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
  await context.addCookies([{ name: 'consent', value: consent, url: origin }])
  return context
}

async function savePicture(page: Page, file: string, maxBytes: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  if (webp.length > maxBytes) throw new Error(`${file} has ${webp.length} bytes`)
  writeFileSync(file, webp)
}
