import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { integerBetween } from '#kernel/schema-parts.ts'

/** Code of a subject: appointments, links and the API refer to it. */
export type RequestType = string
export const requestTypeCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/)

const localizedLine = (max: number) =>
  z.record(z.enum(LOCALES), z.string().overwrite(normalizeSingleLine).trim().max(max, 'subjects:tooLong'))

export const subject = z
  .object({
    code: requestTypeCode,
    name: localizedLine(80),
    description: localizedLine(200),
    minutes: integerBetween(5, 480, 'subjects:minutes.invalid'),
    /** A text, an address or a URL. Empty in all languages: the address of the company. */
    place: localizedLine(300),
    /** Whether clients can choose it. */
    active: z.boolean(),
  })
  .superRefine(({ name }, context) => {
    if (LOCALES.some((locale) => name[locale])) return
    context.addIssue({ code: 'custom', path: ['name', LOCALES[0]], message: 'subjects:name.required' })
  })
export type Subject = z.infer<typeof subject>
