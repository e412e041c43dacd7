/** Draft key of a new post: one per browser tab. */
export const NEW_DRAFT_KEY = /^new(-\d{1,20})?$/
