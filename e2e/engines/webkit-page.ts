// WebKitGTK by its WebDriver, on a virtual display.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { waitUntilUp } from '../../scripts/site-process.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { BASE_URL } from '../support/servers.ts'
import type { EngineBrowser, EnginePage, Target } from './engine-page.ts'
import { browserOf, VIRTUAL_DISPLAY, WEBKIT_DRIVER } from './engines.ts'
import { AXE, findInPage, toSteps } from './find-in-page.ts'
import { retry } from './retry.ts'
import { setDate } from './set-date.ts'
import { BROWSER_ENV } from './visitor-settings.ts'
import { type ElementReference, elementPath, openSession, type Session } from './webdriver.ts'

/** Code points of the keys in WebDriver. */
const KEYS = { Shift: '\uE008', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

export async function launchWebkit(): Promise<EngineBrowser> {
  const display = spawn(VIRTUAL_DISPLAY, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3]!, 'data')
  const home = createHome()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      ...BROWSER_ENV,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      WAYLAND_DISPLAY: '',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(`${url}/status`, driver)
  return {
    newPage: () => openPage(url),
    async close() {
      await stop(driver)
      await stop(display)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Folder of the caches and settings of the browser. */
function createHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'cyaan-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // With its normal toolbar the window is at least 447 px wide.
  const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), style)
  return home
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}

/** Each session is a new browser process with empty storage. */
async function openPage(driver: string): Promise<EnginePage> {
  const session = await openSession(driver, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserOf('webkit'), args: ['--automation'] },
  })
  const { send, call } = session
  const actOn = (target: Target, path: string, body?: object) =>
    retry<void>(async () => {
      const element = await call<ElementReference>(String(showPressable), await find(session, target))
      await send('POST', `${elementPath(element)}${path}`, body)
    })
  return {
    open: (path) => send('POST', '/url', { url: new URL(path, BASE_URL).href }),
    resize: (width, height) => resizeViewport(session, width, height),
    click: (target) => actOn(target, '/click'),
    async fill(target, value) {
      if (await retry(async () => call<boolean>(String(setDate), await find(session, target), value))) return
      await actOn(target, '/clear')
      await actOn(target, '/value', { text: value })
    },
    async type(text) {
      const focused = await send<ElementReference>('GET', '/element/active')
      await send('POST', `${elementPath(focused)}/value`, { text })
    },
    press: (key) => send('POST', '/actions', { actions: [keyPress(KEYS[key])] }),
    goBack: () => send('POST', '/back'),
    goForward: () => send('POST', '/forward'),
    isVisible: (target) => retry(async () => (await findNow(session, target)) !== null),
    inspect: (target, read) => retry(async () => call(String(read), await find(session, target))),
    evaluate: (read) => retry(() => call(String(read))),
    async setCookie(name, value) {
      // A cookie belongs to the site that is open.
      await send('POST', '/url', { url: `${BASE_URL}/robots.txt` })
      await send('POST', '/cookie', { cookie: { name, value, path: '/' } })
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    // The driver reports no console messages, so this check is one of the other engines.
    complaints: () => [],
    close: () => send('DELETE', ''),
  }
}

/** The driver presses only what is on the screen, and not a radio button that its label hides. Runs in the page. */
function showPressable(element: HTMLElement): Element {
  const label = element.matches('[type=radio]') && (element as HTMLInputElement).labels?.[0]
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return label || element
}

const keyPress = (value: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })),
})

/** WebDriver sets the size of the window. */
async function resizeViewport({ send, call }: Session, width: number, height: number): Promise<void> {
  await send('POST', '/window/rect', { width, height })
  const [innerWidth, innerHeight] = await call<[number, number]>('() => [innerWidth, innerHeight]')
  await send('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  await expect.poll(() => call('() => innerWidth')).toBe(width)
}

async function find(session: Session, target: Target): Promise<ElementReference> {
  const found = await findNow(session, target)
  if (!found) throw new Error(`not found: ${JSON.stringify(toSteps(target))}`)
  return found
}

async function findNow({ send, call }: Session, target: Target): Promise<ElementReference | null> {
  if (!(await call<boolean>("() => 'axe' in window"))) await send('POST', '/execute/sync', { script: AXE, args: [] })
  return call(String(findInPage), toSteps(target))
}
