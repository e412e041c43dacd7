// Loaded before a process and its threads (`--import`): while FULL_DISK names a file that exists, the disk is full.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const isFull = () => fs.existsSync(process.env.FULL_DISK)
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })

/** A file that is longer already needs no new space: PostgreSQL writes over its log files. */
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
