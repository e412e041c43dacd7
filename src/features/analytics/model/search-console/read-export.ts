import { schemaMessage } from '#kernel/schema-message.ts'
import { decodeText, type Line, readTable } from './decode-table.ts'
import { parseCount, parseRate, parseReal } from './parse-number.ts'
import { MAX_SEARCH_ROWS, type SearchTable } from './search-console.schema.ts'

export type SearchRow = { value: string; clicks: number; impressions: number; position: number }
/** `refused`: the key of a text that says what to do. */
export type ReadExport = { table: SearchTable; rows: SearchRow[] } | { refused: string }

const MAX_VALUE = 2000

type Columns = { value: number; clicks: number; impressions: number; rate: number; position: number }

/** Headers of Dutch, English and French exports, without accents. */
const CLICKS = /^(?:total )?(?:clicks?|clics?|klikken|kliks)$/
const IMPRESSIONS = /^(?:total )?(?:impressions?|vertoningen|impressies)$/
const RATE =
  /^(?:average |gemiddelde |site )?ctr(?: moyen| gemiddeld)?$|^(?:click-through rate|klikfrequentie|klikratio|taux de clics?)$/
const POSITION = /^(?:average |avg\.? |gemiddelde )?posit(?:ion|ie)(?: moyenne)?$/
const TABLES: { [Table in SearchTable]: RegExp } = {
  query: /\b(?:quer(?:y|ies)|requetes?|zoekopdrachten|zoekopdracht|zoektermen|zoekterm)\b/,
  page: /pagina|\bpages?\b|\burls?\b/,
}
/** Other tables of the same export. */
const OTHER =
  /^(?:date|datum|dag|day|jour|device|apparaat|appareil|toestel|country|land|pays|search appearance|filter|filtre)/

/**
 * Reads the table of queries or of pages from an export of Search Console, also after a spreadsheet saved it. A figure that
 * is not certain refuses the file: clicks and impressions must give the click rate of the same line.
 */
export function readExport(bytes: Uint8Array): ReadExport {
  // The local file header of a zip archive, which spreadsheet files are too.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return refused('file.zip')
  const text = decodeText(bytes)
  if (!text?.trim()) return refused('file.unknown')
  const [header, ...lines] = readTable(text.replace(/^\ufeff/, ''))
  const found = header && findColumns(header)
  if (!found) return refused('file.unknown')
  if ('refused' in found) return found
  if (lines.length === 0) return refused('file.empty')
  if (lines.length > MAX_SEARCH_ROWS) return refused('file.long', { max: MAX_SEARCH_ROWS })
  const seen = new Set<string>()
  const rows: SearchRow[] = []
  for (const line of lines) {
    const row = readRow(line, header.cells.length, found.columns)
    if (!row || (found.table === 'page' && !/^https?:\/\//i.test(row.value)))
      return refused('file.line', { line: line.number })
    if (seen.has(row.value)) return refused('file.twice', { line: line.number })
    seen.add(row.value)
    rows.push(row)
  }
  return { table: found.table, rows }
}

function refused(key: string, values?: Record<string, number>): { refused: string } {
  const name = `search-console:${key}`
  return { refused: values ? schemaMessage(name, values) : name }
}

function findColumns({ cells }: Line): { table: SearchTable; columns: Columns } | { refused: string } | undefined {
  const names = cells.map(plain)
  const [first = ''] = names
  const all = (pattern: RegExp) => names.flatMap((name, at) => (at > 0 && pattern.test(name) ? [at] : []))
  const [clicks, ...otherClicks] = all(CLICKS)
  const [impressions, ...otherImpressions] = all(IMPRESSIONS)
  const [rate] = all(RATE)
  const [position] = all(POSITION)
  const isCompared = names.filter((name) => /clicks?\b|clics?\b|klikken/.test(name)).length > 1
  if (isCompared || otherClicks.length > 0 || otherImpressions.length > 0) return refused('file.compared')
  if (OTHER.test(first)) return refused('file.other')
  if (clicks === undefined || impressions === undefined || rate === undefined || position === undefined) {
    const isPart = [clicks, impressions, rate, position].some((column) => column !== undefined)
    return isPart ? refused('file.columns') : undefined
  }
  const table = TABLES.query.test(first) ? 'query' : TABLES.page.test(first) ? 'page' : undefined
  if (!table) return refused('file.other')
  return { table, columns: { value: 0, clicks, impressions, rate, position } }
}

/** Lower case, without accents, typographic apostrophes and repeated spaces. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Undefined when a figure is not a number, or not the one of the others. */
function readRow({ cells }: Line, width: number, columns: Columns): SearchRow | undefined {
  // A separator more or less moves the figures to another column.
  if (cells.length < 5 || cells.slice(width).some(Boolean)) return undefined
  const value = (cells[columns.value] ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  const clicks = parseCount(cells[columns.clicks])
  const impressions = parseCount(cells[columns.impressions])
  const position = parseReal(cells[columns.position])
  const rates = parseRate(cells[columns.rate])
  if (!value || value.length > MAX_VALUE) return undefined
  if (clicks === undefined || impressions === undefined || position === undefined) return undefined
  if (clicks > impressions || position > 1000) return undefined
  const rate = impressions === 0 ? 0 : clicks / impressions
  const isSame = rates.some((one) => Math.abs(one.value - rate) <= one.step)
  return isSame ? { value, clicks, impressions, position } : undefined
}
