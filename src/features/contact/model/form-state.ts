export const CONTACT_FIELDS = ['title', 'message', 'email'] as const
export type ContactFieldName = (typeof CONTACT_FIELDS)[number]

/** What a form that was sent without our script comes back with. Empty: nothing was sent. */
export type ContactFormState = {
  values?: Partial<Record<ContactFieldName, string>>
  /** Translation keys (`contact:title.short`). */
  errors?: Partial<Record<ContactFieldName, string>>
  /** The code of what went wrong with the whole. */
  failure?: string
}
