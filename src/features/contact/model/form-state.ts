import type { AnswerField } from '#features/form-questions/model/answer-field.ts'

/** In the order of the form. */
export const CONTACT_FIELDS = ['title', 'message', 'email', 'name', 'phone', 'trade', 'wantedDate'] as const
export type ContactFieldName = (typeof CONTACT_FIELDS)[number]

/** With the answers to the owner's questions. */
export type PostedField = ContactFieldName | AnswerField

/** State of a form that was posted without JavaScript. Empty: nothing was posted. */
export type ContactFormState = {
  values?: Partial<Record<PostedField, string>>
  /** Translation keys (`contact:title.short`) or texts. */
  errors?: Partial<Record<PostedField, string>>
  /** Error code of the whole submission. */
  failure?: string
  /** Signed token of the confirmation step; sent with the next post. */
  confirmation?: string
}
