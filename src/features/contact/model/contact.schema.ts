import { z } from 'zod'
import { phoneNumber } from '#features/clients/model/phone-number.ts'
import { givenAnswers } from '#features/form-questions/model/question.schema.ts'
import { normalizeSingleLine, rejectInvisible } from '#kernel/normalize-text.ts'
import { namedObject, requiredText } from '#kernel/schema-parts.ts'

/** Error messages are translation keys, used by the form and the API. */
const title = z
  .string('contact:title.short')
  .overwrite(rejectInvisible)
  .trim()
  // The title becomes an email subject: a line break would inject a header.
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'contact:title.line')
  .min(3, 'contact:title.short')
  .max(120, 'contact:title.long')
const message = requiredText(5000, { required: 'contact:message.short', long: 'contact:message.long' }, 10)
const email = z
  .string('contact:email.required')
  .trim()
  .min(1, 'contact:email.required')
  .max(254, 'contact:email.invalid')
  .pipe(z.email('contact:email.invalid'))

const optionalLine = (long: string) => z.string(long).overwrite(normalizeSingleLine).trim().max(80, long).default('')

export const contactRequest = z.object({
  title,
  message,
  email,
  name: optionalLine('contact:name.long').describe('Optional'),
  phone: phoneNumber('contact:phone.invalid').default('').describe('Optional: to call about this message'),
  trade: optionalLine('contact:trade.long').describe('Optional: what the sender does, such as bakery'),
  wantedDate: z
    .literal('')
    .or(z.iso.date('contact:wantedDate.invalid'))
    .default('')
    .describe('Optional: when the sender needs it'),
  answers: givenAnswers,
  /** Honeypot: hidden from people. */
  homepage: z.string().optional(),
  /** Solution of the proof-of-work challenge. */
  captcha: z.string().max(4000).optional(),
})
export type ContactRequest = z.output<typeof contactRequest>

export const contactReceipt = namedObject('ContactReceipt', {
  reference: z.string().describe('Reference number for the sender, such as C-7K3M9Q'),
})
