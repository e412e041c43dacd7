import { z } from 'zod'
import { questionList } from '#features/form-questions/model/question.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { schemaMessage } from '#kernel/schema-message.ts'
import { integerBetween } from '#kernel/schema-parts.ts'
import { isValidPlace } from './meeting-link.ts'

/** Code of a subject: appointments, links and the API refer to it. */
export type RequestType = string
export const requestTypeCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/)

const localizedLine = (max: number) =>
  z.record(z.enum(LOCALES), z.string().overwrite(normalizeSingleLine).trim().max(max, 'subjects:tooLong'))

/** Values that were stored without the field are complete too. */
const orGeneral = (number: z.ZodNumber) => number.nullable().default(null)

export const subject = z
  .object({
    code: requestTypeCode,
    name: localizedLine(80),
    description: localizedLine(200),
    minutes: integerBetween(5, 480, 'subjects:minutes.invalid'),
    /** A text, an address or a URL, which may have a `{room}`. Empty in all languages: the address of the company. */
    place: localizedLine(300),
    /** Free minutes before and after it. Null, as below: the general booking rules. */
    bufferBefore: orGeneral(integerBetween(0, 240, 'subjects:buffer.invalid')),
    bufferAfter: orGeneral(integerBetween(0, 240, 'subjects:buffer.invalid')),
    /** How soon clients can request it. */
    noticeHours: orGeneral(integerBetween(0, 720, 'subjects:notice.invalid')),
    /** Requests and appointments on one day. Null: no limit. */
    maxPerDay: orGeneral(integerBetween(1, 100, 'subjects:maxPerDay.invalid')),
    /** Asked by the booking form. */
    questions: questionList.default([]),
    /** Whether clients can choose it. */
    active: z.boolean(),
  })
  .superRefine(({ place }, context) => {
    for (const locale of LOCALES)
      if (!isValidPlace(place[locale] ?? ''))
        context.addIssue({
          code: 'custom',
          path: ['place', locale],
          message: schemaMessage('subjects:place.room', { room: '{room}' }),
        })
  })
  .superRefine(({ name }, context) => {
    if (LOCALES.some((locale) => name[locale])) return
    context.addIssue({ code: 'custom', path: ['name', LOCALES[0]], message: 'subjects:name.required' })
  })
export type Subject = z.infer<typeof subject>
