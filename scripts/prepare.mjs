// Prepares the project: packages, built pages, a browser. Runs before the npm commands, on Node 20 or later with
// nothing installed yet: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'

const wants = new Set(process.argv.slice(2))
/** `packages-of=FOLDER`: an installation that may have the packages already. */
const others = process.argv.filter((argument) => argument.startsWith('packages-of=')).map((it) => it.slice(12))
const STAMP = 'node_modules/.cyaan'
const BUILD_STAMP = 'dist/.cyaan'
const NODE = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

requireNode(20)
install(wants.has('production') ? 'production' : 'everything')
requireNode24()
if (wants.has('build')) build()
if (wants.has('browser')) ensureBrowser(say, fail)

function install(what) {
  const lock = hashOf(['package.json', 'package-lock.json'])
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp === `everything ${lock}` || stamp === `${what} ${lock}`) return
  const other = others.find(hasSamePackages)
  if (other && linkPackages(other)) return writeFileSync(STAMP, `${what} ${lock}`)
  say('Installing packages; the first time this takes about a minute')
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  // Not `npm ci`: it would install all packages again whenever one has changed.
  // Without `--legacy-peer-deps`, npm keeps development packages that a production package names as an optional peer
  // (vitest, drizzle-kit): 52 MB. All peers that are needed are dependencies.
  run(
    npm(),
    ['install', ...flags, ...(what === 'production' ? ['--omit=dev', '--legacy-peer-deps'] : ['--include=dev'])],
    'The packages could not be installed: check the network, then run the command again.',
  )
  writeFileSync(STAMP, `${what} ${lock}`)
}

function hasSamePackages(folder) {
  return existsSync(join(folder, STAMP)) && packagesOf(folder) === packagesOf('.')
}

/** Without the version of the product, which every release changes. */
function packagesOf(folder) {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  delete lock.version
  delete lock.packages[''].version
  return JSON.stringify(lock)
}

/** Hard links: the packages take no space a second time. npm replaces files, so neither folder changes the other. */
function linkPackages(folder) {
  say('Linking the packages of another version')
  const { status } = spawnSync('cp', ['-alH', join(folder, 'node_modules'), '.'])
  for (const path of status === 0 ? [STAMP, 'node_modules/.cache'] : ['node_modules'])
    rmSync(path, { recursive: true, force: true })
  return status === 0
}

function build() {
  const sources = filesIn('src').concat(
    filesIn('public'),
    filesIn('scripts'),
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  )
  const stamp = hashOf(sources.filter((file) => !file.endsWith('.gen.ts') && !/\.test\.tsx?$/.test(file)))
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp) return
  say('Building the pages')
  run(npm(), ['run', '--silent', 'build'], 'The pages could not be built: the lines above say why.')
  mkdirSync('dist', { recursive: true })
  writeFileSync(BUILD_STAMP, stamp)
}

function requireNode(major) {
  if (Number(process.versions.node.split('.')[0]) < major)
    fail(`Node ${process.versions.node} is too old: install Node ${major} or newer.`)
}

/** The product runs on the Node version of its packages, whatever the system's version is. */
function requireNode24() {
  const version =
    spawnSync(existsSync(NODE) ? NODE : process.execPath, ['--version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).stdout ?? ''
  if (Number(/\d+/.exec(version)?.[0] ?? 0) < 24)
    fail(
      `Node 24 is needed and is not packaged for ${process.platform} ${process.arch}: install Node 24 or newer and run the command again.`,
    )
}

function npm() {
  return process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function run([command, ...before], args, sentence) {
  const { status } = spawnSync(command, [...before, ...args], { stdio: 'inherit', shell: command.endsWith('.cmd') })
  if (status !== 0) fail(sentence)
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function say(line) {
  console.log(`• ${line}`)
}

function fail(sentence) {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}
