import { defineErrors } from '#kernel/app-error.ts'

export const consentErrors = defineErrors({ CONSENT_QUESTION_CHANGED: 409 })
