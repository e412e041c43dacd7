import { statfsSync } from 'node:fs'

/** PostgreSQL writes its WAL in 16 MB segments and stops when it cannot create one. */
const WAL_FILE_BYTES = 16 * 1_048_576
/** Enough for the WAL, the nightly backup of a small site and a few pictures. */
const LOW_BYTES = 8 * WAL_FILE_BYTES

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** No space for the next WAL file and the data of the current one. */
export function isDiskFull(folder: string): boolean {
  return freeBytes(folder) < 2 * WAL_FILE_BYTES
}

/** Warning about the disk of a folder before it is full. */
export function explainLowDisk(folder: string): string | undefined {
  const free = freeBytes(folder)
  if (free >= LOW_BYTES) return
  const [left, needed] = [free, LOW_BYTES].map((bytes) => Math.floor(bytes / 1_048_576))
  return `the disk of DATA_DIR has ${left} MB left, ${needed} MB are needed`
}
