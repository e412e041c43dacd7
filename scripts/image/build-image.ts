import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { printLine } from '../command.ts'

const PULL_TIMEOUT_MS = 60_000
/** Of the packages of a Debian base: what a person reads. */
const UNREAD = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*']
const BASE_CACHE = resolve('node_modules/.cache/image-base.tar')
const SOURCES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'Dockerfile', '.dockerignore']
const SOURCE_FOLDERS = ['src', 'public', 'migrations', 'scripts']

export type ImageConfig = {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Healthcheck: { Test: string[] }
}
export type Image = { root: string; config: ImageConfig; megabytes: number }

/** The size of the image, and of its parts: the rest is Debian. */
export function describeSize({ root, megabytes }: Image): string {
  const parts = { Node: 'usr/local/bin/node', packages: 'app/node_modules', build: 'app/dist', sources: 'app/src' }
  const sizes = Object.entries(parts).map(([name, path]) => `${name} ${sizeOf(join(root, path))}`)
  return `The image has ${megabytes} MB (${sizes.join(', ')})`
}

/** Builds the image without a container daemon. Everything is in `folder`, which the caller removes. */
export function buildImage(folder: string): Image {
  const store = storeIn(folder)
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
  const context = join(folder, 'context')
  mkdirSync(context)
  for (const name of [...SOURCES, ...SOURCE_FOLDERS]) cpSync(name, join(context, name), { recursive: true })

  const bases = canPull(store) ? [] : makeBases(buildah, folder)
  if (bases.length > 0) installPackages(context)
  printLine('Building the image')
  buildah('bud', '--isolation', 'chroot', '--format', 'docker', ...bases, '--tag', 'cyaan-test', context)
  const container = buildah('from', 'cyaan-test')
  const root = buildah('mount', container)
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'cyaan-test'))
  return { root, config: Docker.config, megabytes: sizeOf(root) }
}

const storeIn = (folder: string) => [
  ...['--root', join(folder, 'store'), '--runroot', join(folder, 'run')],
  ...['--storage-driver', 'vfs'],
]

export const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0

/** Why there is nothing to build the image on. */
export function explainMissingBase(folder: string): string | undefined {
  if (existsSync(BASE_CACHE) || isInstalled('mmdebstrap') || canPull(storeIn(folder))) return undefined
  return 'no registry is reachable, and mmdebstrap, which makes a base without one, is not installed'
}

function canPull(store: string[]): boolean {
  const pulled = spawnSync('buildah', [...store, 'pull', '--quiet', 'docker.io/library/node:24-slim'], {
    timeout: PULL_TIMEOUT_MS,
    stdio: 'ignore',
  })
  return pulled.status === 0
}

/** Where no registry is reachable: a Debian base, and the Node of the packages. Returns arguments of the build. */
function makeBases(buildah: (...args: string[]) => string, folder: string): string[] {
  printLine('No registry is reachable: making the base from Debian packages')
  if (!existsSync(BASE_CACHE)) {
    mkdirSync(dirname(BASE_CACHE), { recursive: true })
    const excluded = UNREAD.map((path) => `--dpkgopt=path-exclude=${path}`)
    const args = [
      '--quiet',
      '--variant=essential',
      '--include=libstdc++6',
      ...excluded,
      'bookworm',
      `${BASE_CACHE}.part.tar`,
    ]
    execFileSync('mmdebstrap', args, { stdio: 'inherit' })
    execFileSync('mv', [`${BASE_CACHE}.part.tar`, BASE_CACHE])
  }
  const runtime = buildah('from', 'scratch')
  buildah('add', '--quiet', runtime, BASE_CACHE, '/')
  buildah('commit', '--quiet', runtime, 'cyaan-runtime')
  const base = buildah('from', 'cyaan-runtime')
  buildah('copy', '--quiet', base, process.execPath, '/usr/local/bin/node')
  buildah('commit', '--quiet', base, 'cyaan-base')
  rmSync(join(folder, 'base'), { recursive: true, force: true })
  return ['--build-arg', 'BASE=localhost/cyaan-base', '--build-arg', 'RUNTIME=localhost/cyaan-runtime']
}

/** Beside the build, which has no network then. */
function installPackages(context: string): void {
  printLine('Installing the packages beside the build')
  const flags = ['--no-save', '--ignore-scripts', '--omit=dev', '--legacy-peer-deps', '--no-audit', '--no-fund']
  const env = { ...process.env, npm_config_local_prefix: '', INIT_CWD: context }
  execFileSync('npm', ['install', ...flags, '--prefer-offline', '--loglevel=error', '--prefix', context], {
    cwd: context,
    env,
    stdio: 'inherit',
  })
  execFileSync('tar', ['-cf', 'packages.tar', 'node_modules'], { cwd: context })
  rmSync(join(context, 'node_modules'), { recursive: true })
}

function sizeOf(root: string): number {
  const [bytes] = execFileSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' }).split('\t')
  return Math.round(Number(bytes) / 1_000_000)
}

/** Dependencies, because `npm start` builds; the image is built already. */
const BUILD_PACKAGES = ['vite', 'rolldown', 'lightningcss', 'tailwindcss', '@tailwindcss/vite', '@vitejs/plugin-react']

/** What must not be in an image. */
export function listForbidden(root: string): string[] {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = [...Object.keys(devDependencies), ...BUILD_PACKAGES]
  const packages = names.map((name) => join(root, 'app/node_modules', name))
  const patterns = ['**/.env*', '**/*.pem', '**/secret.key', '**/.npmrc', '**/.git', '**/*.test.ts', 'data/*']
  const files = globSync(patterns, { cwd: join(root, 'app') }).filter((file) => !file.startsWith('node_modules/'))
  return [...packages.filter((path) => existsSync(path)), ...files, ...globSync('data/*', { cwd: root })]
}
