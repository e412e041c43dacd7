type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 421 | 422 | 429 | 503

/** An expected failure, identified by a code that the UI translates. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: string
  readonly status: ErrorStatus
  /** Field name → translation key, for rejected input. */
  readonly fields: Record<string, string> | undefined
  /** Data that helps the client recover, such as the slots that are still free. */
  readonly details: object | undefined

  constructor(code: string, status: ErrorStatus, fields?: Record<string, string>, details?: object) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
    this.details = details
  }
}

/** Error codes of a slice with their HTTP status. */
export function defineErrors<const Table extends Record<string, ErrorStatus>>(table: Table) {
  const entries = Object.entries(table).map(([code, status]) => [
    code,
    (details?: object) => new AppError(code, status, undefined, details),
  ])
  return Object.fromEntries(entries) as { [Code in keyof Table]: (details?: object) => AppError }
}

/** For a value that exists by the lines before, which its type cannot say: an inserted row, the last of a list that is not empty. */
export function expectDefined<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`)
  return value
}
