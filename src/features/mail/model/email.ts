/**
 * `queued`: waits for its (next) attempt. `sent`: the mail server took it. `failed`: refused for good, or given up
 * after a day of refusals. `uncertain`: given up too, but it may have arrived. `expired`: not sent, as its link or its
 * subject was no longer valid. `kept`: there is no mail server; it can be read in the admin area.
 */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'uncertain', 'expired', 'kept'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

/** What stood in a letter's way; `other` is what an earlier version of the product noted in a sentence of its own. */
export const EMAIL_ERROR_CODES = [
  'notAnAddress',
  'wrongPassword',
  'passwordWanted',
  'noAnswer',
  'unknownName',
  'notSafe',
  'broken',
  'away',
  'turnedAway',
  'notHandedOver',
  'takesNone',
  'refused',
  'later',
  'expired',
  'other',
] as const
export type EmailErrorCode = (typeof EMAIL_ERROR_CODES)[number]

/** `content` is base64. `method` makes it a calendar invite, as an alternative part and as a file. */
export type EmailAttachment = { filename: string; contentType: string; content: string; method?: 'REQUEST' | 'CANCEL' }
