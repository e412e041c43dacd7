import { defineErrors } from '#kernel/app-error.ts'

export const auditErrors = defineErrors({
  AUDIT_RUNNING: 409,
  LAB_RUNNING: 409,
  LAB_UNAVAILABLE: 409,
  PAGE_NOT_AUDITED: 404,
  TIP_NOT_FOUND: 404,
})
