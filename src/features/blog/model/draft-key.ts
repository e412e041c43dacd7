/** The name of what is typed in a tab with a new post. */
export const NEW_DRAFT_KEY = /^new(-\d{1,20})?$/
