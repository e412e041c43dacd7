import { statfsSync } from 'node:fs'

/** The database writes its log in files of 16 MB; one that cannot be made stops it. */
const WAL_FILE_BYTES = 16 * 1_048_576
/** Enough for the log, the nightly backup of a small site and a few pictures. */
const LOW_BYTES = 8 * WAL_FILE_BYTES

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export function isDiskFull(folder: string): boolean {
  return freeBytes(folder) < WAL_FILE_BYTES
}

/** What is wrong with the disk of a folder, before it is full. */
export function explainLowDisk(folder: string): string | undefined {
  const free = freeBytes(folder)
  if (free >= LOW_BYTES) return
  const [left, needed] = [free, LOW_BYTES].map((bytes) => Math.floor(bytes / 1_048_576))
  return `the disk of DATA_DIR has ${left} MB left, ${needed} MB are needed`
}
