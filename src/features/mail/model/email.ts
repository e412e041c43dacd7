/**
 * `queued`: waits for its (next) attempt. `sent`: accepted by the mail server. `failed`: rejected permanently, or given
 * up after a day of rejections. `uncertain`: given up, but it may have arrived. `expired`: not sent, because its link
 * or its subject is no longer valid. `unsent`: not sent, because there is no mail server; it can be read in the admin
 * area.
 */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'uncertain', 'expired', 'unsent'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

/** Retention period of the privacy policy. */
export const EMAIL_YEARS = 2

/** Cause of a failed delivery; `other` is for rows of earlier versions, which stored free text. */
export const EMAIL_ERROR_CODES = [
  'notAnAddress',
  'wrongPassword',
  'passwordWanted',
  'noAnswer',
  'unknownName',
  'forbiddenAddress',
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

/** Message-ID of a stored email, without the angle brackets. */
export function messageIdOf(origin: string, emailId: string): string {
  return `${emailId}@${new URL(origin).hostname}`
}
