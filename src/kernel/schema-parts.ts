import { z } from 'zod'
import { normalizeMultiline, normalizeSingleLine } from './normalize-text.ts'

/** An object that the API description lists by its name. */
export const namedObject = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).meta({ id })

export const pageLimit = (size: number, max = 100) => z.coerce.number().int().min(1).max(max).default(size)

/** Cursor of the next page; `parameter` is the query parameter that accepts it. */
export const nextCursor = (parameter: 'after' | 'before') =>
  z.string().nullable().describe(`Cursor: pass it as \`${parameter}\` to get the next page; null on the last page`)

export const integerBetween = (min: number, max: number, error: string) => z.int(error).min(min, error).max(max, error)

/** Messages are translation keys, used by both the form and the API. */
type Messages = { required: string; long: string }

export const requiredLine = (max: number, { required, long }: Messages) =>
  z.string(required).overwrite(normalizeSingleLine).trim().min(1, required).max(max, long)

export const requiredText = (max: number, { required, long }: Messages, min = 1) =>
  z.string(required).overwrite(normalizeMultiline).trim().min(min, required).max(max, long)

export const emailAddress = ({ required, invalid }: { required: string; invalid: string }) =>
  z.string(required).trim().toLowerCase().min(1, required).max(254, invalid).pipe(z.email(invalid))
