import { z } from 'zod'
import { askedQuestion, questionList } from '#features/form-questions/model/question.schema.ts'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import type { OfferedField } from './offered-fields.ts'

export const ASK_LEVELS = ['off', 'optional', 'required'] as const
const askLevel = z.enum(ASK_LEVELS)
const offered = {
  name: askLevel,
  phone: askLevel,
  trade: askLevel,
  wantedDate: askLevel,
} satisfies Record<OfferedField, unknown>

const contactForm = namedObject('ContactFormSettings', { ...offered, questions: questionList })
export type ContactFormSettings = z.infer<typeof contactForm>

export const contactFormSetting = defineSetting<ContactFormSettings>({
  key: 'contact-form',
  schema: contactForm,
  initial: { name: 'optional', phone: 'optional', trade: 'optional', wantedDate: 'optional', questions: [] },
})

/** What the form asks, in the language of the page. */
export const askedFields = namedObject('AskedFields', { ...offered, questions: z.array(askedQuestion) })
export type AskedFields = z.infer<typeof askedFields>
