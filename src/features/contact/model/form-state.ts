/** In the order of the form. */
export const CONTACT_FIELDS = ['title', 'message', 'email', 'name', 'phone', 'trade', 'wantedDate'] as const
export type ContactFieldName = (typeof CONTACT_FIELDS)[number]

/** State of a form that was posted without JavaScript. Empty: nothing was posted. */
export type ContactFormState = {
  values?: Partial<Record<ContactFieldName, string>>
  /** Translation keys (`contact:title.short`). */
  errors?: Partial<Record<ContactFieldName, string>>
  /** Error code of the whole submission. */
  failure?: string
  /** Signed token of the confirmation step; sent with the next post. */
  confirmation?: string
}
