import { defineErrors } from '#kernel/app-error.ts'

export const bookingErrors = defineErrors({
  APPOINTMENT_NOT_FOUND: 404,
  RULE_NOT_FOUND: 404,
  CLIENT_NOT_FOUND: 404,
  FEED_NOT_FOUND: 404,
  /** Denied, cancelled and past appointments have no calendar file. */
  INVITE_NOT_FOUND: 404,
  /** Only guests are erased by an admin; users delete their own account. */
  NOT_A_GUEST: 409,
  /** The rule was saved or switched after the form was opened. */
  RULE_CHANGED: 409,
  /** The weekly hours, or the public opening hours, were changed after the table was opened. */
  HOURS_CHANGED: 409,
  /** Booked, or held by another client. Details: `alternatives`. */
  SLOT_TAKEN: 409,
  /** The same client already has this appointment. Details: `appointment`. */
  ALREADY_REQUESTED: 409,
  /** Closed by the rules. Details: `alternatives`. */
  SLOT_UNAVAILABLE: 409,
  /** A past appointment cannot be approved, moved or cancelled. */
  APPOINTMENT_PASSED: 409,
  /** Details: the current `appointment`. */
  ALREADY_DECIDED: 409,
  /** The decision is based on an older version. Details: the current `appointment`. */
  APPOINTMENT_CHANGED: 409,
  /** Only approved appointments can be moved or marked as no-show. Details: the current `appointment`. */
  NOT_APPROVED: 409,
  /** An appointment can only be marked as no-show after it began. */
  NOT_YET_BEGUN: 409,
  CALENDAR_NOT_FOUND: 404,
  EVENT_QUESTION_NOT_FOUND: 404,
  /** A limit against abuse. */
  TOO_MANY_CALENDARS: 409,
  TOO_MANY_OPEN_REQUESTS: 409,
  /** The owner accepts requests of people with an account only. */
  ACCOUNT_NEEDED: 403,
  /** The address belongs to an account that the owner disabled. Only after the address was confirmed. */
  ADDRESS_REFUSED: 403,
  /** Emails to confirm a request: at most three per address and day. */
  TOO_MANY_EMAILS: 429,
  /** Of an email: changed, cut off, or of a request or a person that was erased. */
  APPOINTMENT_LINK_INVALID: 404,
  /** The link ends with the appointment. */
  APPOINTMENT_LINK_ENDED: 409,
  /** The owner has not decided on the earlier change request yet. Details: the current `appointment`. */
  CHANGE_ALREADY_REQUESTED: 409,
  /** Closer to the start than the owner allows clients to change or withdraw. Details: the current `appointment`. */
  TOO_LATE_TO_CHANGE: 409,
  /** Hourly limit per client, because each request sends an email. */
  TOO_MANY_REQUESTS: 429,
})
