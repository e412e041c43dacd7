// Loaded into a process and its threads (`--import`): while the file named by FULL_DISK exists, writes fail with
// ENOSPC.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const isFull = () => fs.existsSync(process.env.FULL_DISK)
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })

/** Writes within the current file size need no new space: PostgreSQL reuses its WAL files. */
const { writeSync, statfsSync } = fs
fs.writeSync = (fd, buffer, offset, length, position) => {
  if (isFull() && (position ?? 0) + (length ?? buffer.length) > fs.fstatSync(fd).size) throw noSpace()
  return writeSync(fd, buffer, offset, length, position)
}
fs.statfsSync = (path, options) => {
  const found = statfsSync(path, options)
  return isFull() ? { ...found, bavail: 0 } : found
}
syncBuiltinESMExports()
