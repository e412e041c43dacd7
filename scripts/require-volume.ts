import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Env } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'

const MOUNTS = '/proc/self/mountinfo'

type Settings = Pick<Env, 'DATA_VOLUME' | 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET' | 'SECRET_KEY'>

/** In a container, what is not in a volume is lost when the container is replaced. */
export function requireVolume(env: Settings): void {
  if (env.DATA_VOLUME === 'any' || !existsSync(MOUNTS)) return
  const problem = explainMissingVolume(env, readFileSync(MOUNTS, 'utf8'))
  if (problem) throw new StartupError(problem)
}

/** With PostgreSQL, a bucket for pictures and a key in the environment nothing is stored in the folder. */
export function explainMissingVolume(
  { DATA_DIR, DATABASE_URL, S3_BUCKET, SECRET_KEY }: Omit<Settings, 'DATA_VOLUME'>,
  mounts: string,
): string | undefined {
  if (DATABASE_URL && S3_BUCKET && SECRET_KEY) return undefined
  const folder = resolve(DATA_DIR)
  // Proc escapes spaces: "36 35 98:0 /root /mount/point rw,noatime shared:1 - ext4 /dev/sda1 rw".
  const volumes = mounts
    .split('\n')
    .map((line) => ({
      path: line.split(' ')[4]?.replaceAll('\\040', ' ') ?? '/',
      type: line.split(' - ')[1]?.split(' ')[0],
    }))
    .filter(({ path, type }) => path !== '/' && type !== 'tmpfs' && `${folder}/`.startsWith(`${path}/`))
  if (volumes.length > 0) return undefined
  return `${folder} is not a volume, so all data would be lost with this container: start it with a volume (--volume cyaan:${folder}). To try the product without one, set DATA_VOLUME=any.`
}
