import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/**
 * A backup is one gzipped file of JSON lines: a header, every row of every table, optionally the files that are stored
 * outside the database, and a trailer with the row count per table and a checksum. The format is the same for the
 * embedded database and PostgreSQL, so it also migrates a site between them.
 */
type BackupHeader = { cyaan: typeof FORMAT; madeAt: string; migrations: number }
type BackupTrailer = { rows: Record<string, number>; sha256: string }
/** `json` is a row as PostgreSQL serialized it: parsing it here would round large numbers. */
export type BackupEntry = { table: string; json: string }

const FORMAT = 2
/** Entry kinds that cannot be table names. */
export const FILE_ENTRY = '/files'
const TRAILER = '/end'

export async function* formatBackup(header: Omit<BackupHeader, 'cyaan'>, entries: AsyncIterable<BackupEntry[]>) {
  const tally = createTally()
  yield tally.add(JSON.stringify({ cyaan: FORMAT, ...header } satisfies BackupHeader))
  for await (const batch of entries)
    yield batch.map(({ table, json }) => tally.add(lineOf(table, json), table)).join('')
  yield `${lineOf(TRAILER, JSON.stringify(tally.trailer()))}\n`
}

/** Yields the header, then the entries. Throws at the end if the trailer is missing or does not match. */
export async function openBackup(file: string) {
  const lines = splitLines(createReadStream(file).pipe(createGunzip()))
  const tally = createTally()
  const { value: first = '' } = await lines.next()
  tally.add(first)
  return { header: parseHeader(first), entries: readEntries() }

  async function* readEntries(): AsyncGenerator<BackupEntry> {
    let isComplete = false
    for await (const line of lines) {
      if (isComplete) throw new Error('something follows its end')
      const { table, json } = parseLine(line)
      isComplete = table === TRAILER
      if (isComplete) assertTrailerMatches(JSON.parse(json), tally.trailer())
      else tally.add(line, table)
      if (!isComplete) yield { table, json }
    }
    if (!isComplete) throw new Error('its end is missing')
  }
}

type Checks = { header?: (header: BackupHeader) => Promise<void>; entry?: (entry: BackupEntry) => Promise<void> }

export async function verifyBackup(file: string, checks: Checks = {}): Promise<void> {
  const { header, entries } = await openBackup(file)
  if (!header) throw new Error('it is not a backup of this product')
  await checks.header?.(header)
  for await (const entry of entries) {
    JSON.parse(entry.json)
    await checks.entry?.(entry)
  }
}

/** `readline` also ends a line at U+2028, U+2029 and "\r", which JSON does not escape. */
async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let pieces: Buffer[] = []
  for await (const chunk of source) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]).toString()
      pieces = []
      start = end + 1
    }
    pieces.push(chunk.subarray(start))
  }
  const rest = Buffer.concat(pieces)
  if (rest.length > 0) yield rest.toString()
}

function createTally() {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  return {
    add(line: string, table?: string): string {
      const ended = `${line}\n`
      hash.update(ended)
      if (table) rows[table] = (rows[table] ?? 0) + 1
      return ended
    },
    trailer: (): BackupTrailer => ({ rows, sha256: hash.copy().digest('hex') }),
  }
}

function assertTrailerMatches(expected: BackupTrailer, found: BackupTrailer): void {
  for (const table of new Set([...Object.keys(expected.rows), ...Object.keys(found.rows)]))
    if (expected.rows[table] !== found.rows[table])
      throw new Error(`it has ${found.rows[table] ?? 0} rows of ${table}, not ${expected.rows[table] ?? 0}`)
  if (expected.sha256 !== found.sha256) throw new Error('its checksum is wrong')
}

function lineOf(table: string, json: string): string {
  return `["${table}",${json}]`
}

function parseLine(line: string): BackupEntry {
  const separator = line.indexOf('",')
  if (!line.startsWith('["') || separator === -1 || !line.endsWith(']')) throw new Error('a line of it is damaged')
  return { table: line.slice(2, separator), json: line.slice(separator + 2, -1) }
}

function parseHeader(line: string): BackupHeader | undefined {
  try {
    const header = JSON.parse(line) as BackupHeader
    return typeof header.cyaan === 'number' ? header : undefined
  } catch {
    return undefined
  }
}

/** Backups of earlier versions are migrated; there is no way back from a later one. */
export function explainMismatch(header: BackupHeader, migrations: number): string | undefined {
  if (header.cyaan === FORMAT && header.migrations <= migrations) return
  const age = header.cyaan < FORMAT ? 'an older' : 'a newer'
  return `was made by ${age} version (${header.migrations} migrations, here ${migrations}): restore it with that version, then start this one.`
}
