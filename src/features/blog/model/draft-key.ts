/** The name of what is typed in a tab with a new post. */
export const NEW_DRAFT = /^new(-\d{1,20})?$/
