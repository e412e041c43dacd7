import { defineErrors } from '#kernel/app-error.ts'

export const settingsErrors = defineErrors({
  /** Somebody saved after this form was opened. */
  SETTINGS_CHANGED: 409,
  NOTHING_TO_UNDO: 409,
})
