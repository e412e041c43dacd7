export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 421 | 422 | 429 | 503

/** A failure we foresaw, named by a code that the interface can translate. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: string
  readonly status: ErrorStatus
  /** Field name → translation key, for input that was refused. */
  readonly fields: Record<string, string> | undefined
  /** What the asker needs to go on, such as the slots that are still free. */
  readonly data: object | undefined

  constructor(code: string, status: ErrorStatus, fields?: Record<string, string>, data?: object) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
    this.data = data
  }
}

/** Each slice lists its own failures: the code, and the HTTP status it becomes. */
export function defineErrors<const Table extends Record<string, ErrorStatus>>(table: Table) {
  const entries = Object.entries(table).map(([code, status]) => [
    code,
    (data?: object) => new AppError(code, status, undefined, data),
  ])
  return Object.fromEntries(entries) as { [Code in keyof Table]: (data?: object) => AppError }
}
