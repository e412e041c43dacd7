import { defineErrors } from '#kernel/app-error.ts'

export const demoErrors = defineErrors({ NO_DEMO_CONTENT: 409 })
