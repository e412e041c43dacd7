/** CSV injection: a spreadsheet evaluates a cell that begins like this. Some read the full-width signs as the plain ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
