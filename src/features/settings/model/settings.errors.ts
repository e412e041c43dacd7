import { defineErrors } from '#kernel/app-error.ts'

export const settingsErrors = defineErrors({
  /** Optimistic lock failed: another user saved after this form was loaded. */
  SETTINGS_CHANGED: 409,
  NOTHING_TO_UNDO: 409,
  BACKUP_RUNNING: 409,
})
