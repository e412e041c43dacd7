import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file at once. After a power failure it has the old or the new content. */
export function writeDurably(file: string, content: string): void {
  const partial = `${file}.part`
  const handle = openSync(partial, 'w', 0o600)
  try {
    writeFileSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(partial, file)
  flushFolder(dirname(file))
}

/** Writes names that were created, renamed or removed in a folder to disk. Windows cannot open a folder. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
