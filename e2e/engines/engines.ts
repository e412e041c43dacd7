import { existsSync, globSync } from 'node:fs'
import { findShell } from '../../scripts/browser.mjs'

export type EngineName = 'chromium' | 'firefox' | 'webkit'
type Engine = { name: EngineName; title: string; debianPackages: string; find: () => string | undefined }

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The browser that WebKitGTK's driver starts. */
const MINI_BROWSER = '/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
/** MiniBrowser has no headless mode. */
export const VIRTUAL_DISPLAY = '/usr/bin/Xvfb'

const ENGINES: Engine[] = [
  { name: 'chromium', title: 'Chromium', debianPackages: 'chromium', find: findShell },
  {
    name: 'firefox',
    title: 'Firefox',
    debianPackages: 'firefox-esr',
    find: () => [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path)),
  },
  {
    name: 'webkit',
    title: 'WebKitGTK',
    debianPackages: 'webkit2gtk-driver xvfb',
    find: () =>
      existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_DISPLAY) ? globSync(MINI_BROWSER).sort().at(-1) : undefined,
  },
]

/** The installed engines. */
export function findEngines(): Engine[] {
  const installed = ENGINES.filter(({ find }) => find())
  if (installed.length === 0) throw new Error('no browser engine is installed')
  return installed
}

/** File of the browser. */
export function browserOf(name: EngineName): string {
  return ENGINES.find((engine) => engine.name === name)!.find()!
}

/** One line per engine: its file, or what to install. */
export function describeEngines(): string[] {
  return ENGINES.map(({ title, debianPackages, find }) => {
    const file = find()
    return file ? `${title}: ${file}` : `${title} is missing and is not tested (Debian: apt install ${debianPackages})`
  })
}
