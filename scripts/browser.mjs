// Finds or downloads a Chromium for the browser tests. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The headless shell takes two thirds of the time. Debian installs it beside Chromium. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']

/** No sandbox (it may run as root), and no requests to Google. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) return existsSync(given) ? given : undefined
  return INSTALLED.find((path) => existsSync(path)) ?? managedByPlaywright()
}

export function findShell() {
  if (process.env.CHROME_PATH) return findBrowser()
  return SHELLS.find((path) => existsSync(path)) ?? findBrowser()
}

export function ensureBrowser(say, fail) {
  if (process.env.CHROME_PATH && !findBrowser())
    fail(`CHROME_PATH is wrong: there is no file ${process.env.CHROME_PATH}.`)
  if (!findBrowser()) {
    say('Getting a Chromium for the browser tests')
    isDone(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'])
    if (!findBrowser()) installOnDebian('chromium')
    if (!findBrowser())
      fail('No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.')
  }
  // Optional: it only makes the tests faster. Not on a developer's machine, which has the browser that its user chose.
  if (process.env.CI && findShell() === '/usr/bin/chromium') installOnDebian('chromium-headless-shell')
}

function installOnDebian(name) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && isDone('apt-get', ['update', '-qq']))
    isDone('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function isDone(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

function managedByPlaywright() {
  const cache =
    process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return undefined
  const folders = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
  const inside = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']
  return folders.flatMap((folder) => inside.map((path) => join(cache, folder, path))).find((path) => existsSync(path))
}
