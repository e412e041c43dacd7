import { defineErrors } from '#kernel/app-error.ts'

export const tipErrors = defineErrors({ TIP_NOT_FOUND: 404 })
