import { z } from 'zod'
import { normalizeMultiline, rejectInvisible } from '#kernel/normalize-text.ts'

/** Messages are translation keys; the same keys answer the form and the API. */
const title = z
  .string('contact:title.short')
  .overwrite(rejectInvisible)
  .trim()
  // It becomes the subject of a letter: a line break would begin a header of the sender's choice.
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'contact:title.line')
  .min(3, 'contact:title.short')
  .max(120, 'contact:title.long')
const message = z
  .string('contact:message.short')
  .overwrite(normalizeMultiline)
  .trim()
  .min(10, 'contact:message.short')
  .max(5000, 'contact:message.long')
const email = z
  .string('contact:email.required')
  .trim()
  .min(1, 'contact:email.required')
  .max(254, 'contact:email.invalid')
  .pipe(z.email('contact:email.invalid'))

export const contactRequest = z.object({
  title,
  message,
  email,
  /** The trap: no person sees this field. */
  homepage: z.string().optional(),
  /** The proof of work. */
  captcha: z.string().max(4000).optional(),
})
export type ContactRequest = z.output<typeof contactRequest>

export const contactReceipt = z
  .object({ reference: z.string().describe('What the sender quotes, such as C-7K3M9Q') })
  .meta({ id: 'ContactReceipt' })
