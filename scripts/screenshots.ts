// npm run screenshots: screenshots of the landing page for the install dialog, one narrow and one wide per language.
// Without a URL they show a copy of the built site with demo content; with one (npm run screenshots -- https://…) that
// site.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
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

const [address] = process.argv.slice(2)
if (address) await takeScreenshots(address.replace(/\/+$/, ''))
else await takeDemoScreenshots()

async function takeDemoScreenshots(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-screenshots-'))
  try {
    const { port } = await startSite({ DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' })
    await takeScreenshots(`http://localhost:${port}`)
  } finally {
    await stopAllProcesses()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function takeScreenshots(origin: string): Promise<void> {
  mkdirSync('public/app', { recursive: true })
  const browser = await chromium.launch({ executablePath: findShell()!, args: BROWSER_FLAGS })
  const consent = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
  for (const [shape, { width, height, scale }] of Object.entries(SHAPES))
    for (const locale of LOCALES) {
      const viewport = { width, height }
      const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce', locale })
      await context.addCookies([{ name: 'consent', value: consent, url: origin }])
      const page = await context.newPage()
      await page.goto(origin + localizedPath(locale, '/'), { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const webp = await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer()
      if (webp.length > MAX_BYTES) throw new Error(`the ${shape} screenshot in ${locale} has ${webp.length} bytes`)
      writeFileSync(`public/app/screenshot-${locale}-${shape}.webp`, webp)
      await context.close()
    }
  await browser.close()
  printLine('The screenshots are in public/app/')
}
