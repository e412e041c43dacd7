import { defineErrors } from '#kernel/app-error.ts'

export const siteTextErrors = defineErrors({
  TEXT_CHANGED: 409,
  LIST_CHANGED: 409,
  DRAFTS_CHANGED: 409,
  NOTHING_TO_PUBLISH: 409,
})
