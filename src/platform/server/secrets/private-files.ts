import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the product itself stores in DATA_DIR. Other files there keep their mode; the closed folder protects them too. */
const STORED_NAMES = ['db', 'db.lock', 'db.port', 'media', 'backups', 'secret.key', 'secret.key.new']

/**
 * Closes DATA_DIR to other users of the machine: folders 0700, files 0600. Earlier versions left them readable by all.
 * Returns what could not be changed, such as a mounted folder that belongs to another user.
 */
export function restrictDataDir(dataDir: string): string[] {
  // Windows has no such modes; a new folder there takes over the rights of the one above it.
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
