import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the product in DATA_DIR. Other files keep their mode; the folder mode protects them too. */
const STORED_NAMES = ['db', 'db.lock', 'db.port', 'media', 'backups', 'secret.key', 'secret.key.new']

/**
 * Removes access for other users of the machine: folders 0700, files 0600. Earlier versions left them world-readable.
 * Returns what could not be changed, such as a mounted folder of another user.
 */
export function restrictDataDir(dataDir: string): string[] {
  // Windows has no such modes; new folders inherit the permissions of their parent.
  if (process.platform === 'win32') return []
  const failed: string[] = []
  restrict(`${dataDir}/.`, () => STORED_NAMES)
  return failed

  function restrict(path: string, namesIn: (folder: string) => string[]): void {
    try {
      const stat = lstatSync(path, { throwIfNoEntry: false })
      if (!stat || stat.isSymbolicLink()) return
      const mode = stat.isDirectory() ? 0o700 : 0o600
      if ((stat.mode & 0o777) !== mode) chmodSync(path, mode)
      if (stat.isDirectory()) for (const name of namesIn(path)) restrict(join(path, name), readdirSync)
    } catch {
      failed.push(path)
    }
  }
}
