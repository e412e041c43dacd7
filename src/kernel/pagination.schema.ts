import { z } from 'zod'

/** Page size of a keyset-paginated list. */
export const pageLimit = (size: number, max = 100) => z.coerce.number().int().min(1).max(max).default(size)

/** Cursor of the next page; `parameter` is the query parameter that accepts it. */
export const nextCursor = (parameter: 'after' | 'before') =>
  z.string().nullable().describe(`Cursor: pass it as \`${parameter}\` to get the next page; null on the last page`)
