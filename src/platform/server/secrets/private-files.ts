import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the product in DATA_DIR. Other files keep their mode; the folder mode protects them too. */
const STORED_NAMES = ['db', 'db.lock', 'db.port', 'media', 'backups', 'secret.key', 'secret.key.new']

/**
 * Removes access for other users of the machine: folders 0700, files 0600. Earlier versions left them world-readable.
 * Returns what could not be changed, such as a mounted folder of another user.
 */
export function restrictDataDir(dataDir: string): string[] {
  return visitStored(dataDir, (path, found, mode) => {
    if (found !== mode) chmodSync(path, mode)
  })
}

export function listExposedFiles(dataDir: string): string[] {
  const exposed: string[] = []
  const failed = visitStored(dataDir, (path, found) => {
    if ((found & 0o077) !== 0) exposed.push(path)
  })
  return [...exposed, ...failed]
}

/** Calls `visit` with the mode of every stored file, and the mode it should have. Returns the paths where it failed. */
function visitStored(dataDir: string, visit: (path: string, found: number, mode: number) => void): string[] {
  // Windows has no such modes; new folders inherit the permissions of their parent.
  if (process.platform === 'win32') return []
  const failed: string[] = []
  walk(`${dataDir}/.`, () => STORED_NAMES)
  return failed

  function walk(path: string, namesIn: (folder: string) => string[]): void {
    try {
      const stat = lstatSync(path, { throwIfNoEntry: false })
      if (!stat || stat.isSymbolicLink()) return
      visit(path, stat.mode & 0o777, stat.isDirectory() ? 0o700 : 0o600)
      if (stat.isDirectory()) for (const name of namesIn(path)) walk(join(path, name), readdirSync)
    } catch {
      failed.push(path)
    }
  }
}
