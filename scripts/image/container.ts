import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitUntilUp } from '../site-process.ts'
import type { Image } from './build-image.ts'

/** As `docker run --read-only --tmpfs /tmp --volume …` does: the image is read-only, with the user of the image. */
const RUN = `
set -e
mount --bind "$ROOT" "$ROOT"
mount --rbind /proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount --bind "$TEMP" "$ROOT/tmp"
if [ -n "$VOLUME" ]; then
  mount --bind "$VOLUME" "$ROOT/data"
  if [ -n "$READ_ONLY" ]; then mount -o remount,ro,bind "$ROOT/data"; fi
fi
mount -o remount,ro,bind "$ROOT"
exec chroot --userspec="$CONTAINER_USER" "$ROOT" /usr/bin/env --ignore-environment --chdir="$WORKDIR" "$@"
`

export type ContainerOptions = {
  /** Not given: no volume. */
  volume?: string
  isReadOnly?: boolean
  /** /tmp, which commands share with the site, as `docker exec` does. */
  temp: string
  env?: Record<string, string>
}
type Ended = { code: number | null; output: string; errors: string }

export function startContainer({ root, config }: Image, command: string[], options: ContainerOptions) {
  const { volume = '', isReadOnly = false, temp, env = {} } = options
  const settings = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  const child = spawn('unshare', ['--mount', 'sh', '-c', RUN, 'sh', ...settings, ...command], {
    env: {
      ...{ PATH: process.env.PATH, ROOT: root, TEMP: temp, VOLUME: volume, READ_ONLY: isReadOnly ? 'yes' : '' },
      ...{ CONTAINER_USER: config.User, WORKDIR: config.WorkingDir },
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output, errors }))
  return { child, ended, output: () => output, errors: () => errors }
}

export async function startSiteIn(image: Image, port: number, options: ContainerOptions) {
  const env = { PORT: String(port), LOG_LEVEL: 'warn', ...options.env }
  const container = startContainer(image, image.config.Cmd, { ...options, env })
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(`${url}/readyz`, container.child).catch(async (failure) => {
    container.child.kill('SIGKILL')
    throw new Error(`${failure.message}: ${container.errors()}`)
  })
  return { url, stop: () => stop(container.child, container.ended) }
}

/** Milliseconds from the signal to the end, which must be a clean one. */
async function stop(child: ChildProcess, ended: Promise<Ended>): Promise<{ code: number | null; ms: number }> {
  const begin = performance.now()
  child.kill('SIGTERM')
  const { code } = await ended
  return { code, ms: performance.now() - begin }
}
