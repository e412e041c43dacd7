/**
 * `queued`: waits for its (next) attempt. `sent`: the mail server took it. `failed`: refused for good, or given up
 * after a day. `kept`: there is no mail server; it can be read in the admin area.
 */
export const LETTER_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** `content` is base64. `method` makes it a calendar invite, as an alternative part and as a file. */
export type Attachment = { filename: string; contentType: string; content: string; method?: 'REQUEST' | 'CANCEL' }
