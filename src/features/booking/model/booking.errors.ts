import { defineErrors } from '#kernel/app-error.ts'

export const bookingErrors = defineErrors({
  APPOINTMENT_NOT_FOUND: 404,
  RULE_NOT_FOUND: 404,
  CLIENT_NOT_FOUND: 404,
  FEED_NOT_FOUND: 404,
  /** Somebody saved or switched the rule after its form was opened. */
  RULE_CHANGED: 409,
  /** Somebody else has it, or is filling in the form for it. Comes with `alternatives`. */
  SLOT_TAKEN: 409,
  /** By the one who asks again, for the same. Comes with the `appointment`. */
  ALREADY_REQUESTED: 409,
  /** Not open at that time. Comes with `alternatives`. */
  SLOT_UNAVAILABLE: 409,
  /** Its time is over: there is nothing left to approve, move or cancel. */
  APPOINTMENT_PASSED: 409,
  /** Comes with the `appointment` as it is now. */
  ALREADY_DECIDED: 409,
  /** The decision names an older version. Comes with the `appointment` as it is now. */
  APPOINTMENT_CHANGED: 409,
  /** Only what was approved can be moved or missed. Comes with the `appointment` as it is now. */
  NOT_APPROVED: 409,
  /** Somebody who has not begun yet cannot have stayed away. */
  NOT_YET_BEGUN: 409,
  TOO_MANY_OPEN_REQUESTS: 409,
  /** More in an hour than anybody needs: each sends a letter. */
  TOO_MANY_REQUESTS: 429,
})
