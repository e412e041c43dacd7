import { z } from 'zod'
import { normalizeMultiline, normalizeSingleLine } from './normalize-text.ts'

/** Messages are translation keys, used by both the form and the API. */
type Messages = { required: string; long: string }

export const requiredLine = (max: number, { required, long }: Messages) =>
  z.string(required).overwrite(normalizeSingleLine).trim().min(1, required).max(max, long)

export const requiredText = (max: number, { required, long }: Messages, min = 1) =>
  z.string(required).overwrite(normalizeMultiline).trim().min(min, required).max(max, long)

export const emailAddress = ({ required, invalid }: { required: string; invalid: string }) =>
  z.string(required).trim().toLowerCase().min(1, required).max(254, invalid).pipe(z.email(invalid))
