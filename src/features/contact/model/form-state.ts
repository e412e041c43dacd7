export const FIELDS = ['title', 'message', 'email'] as const
export type FieldName = (typeof FIELDS)[number]

/** What a form that was sent without our script comes back with. Empty: nothing was sent. */
export type FormState = {
  values?: Partial<Record<FieldName, string>>
  /** Translation keys (`contact:title.short`). */
  errors?: Partial<Record<FieldName, string>>
  /** The code of what went wrong with the whole. */
  failure?: string
}
