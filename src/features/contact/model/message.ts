export const MESSAGE_STATUSES = ['unread', 'read', 'answered', 'archived'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Retention period of the privacy policy. */
export const MESSAGE_YEARS = 2

type MessageState = { status: MessageStatus; answer: string | null }

/** Opening an unread message marks it as read; opening it again changes nothing. */
export function statusAfterOpening({ status }: MessageState): MessageStatus {
  return status === 'unread' ? 'read' : status
}

/** A restored message is answered or read, never unread. */
export function statusAfterRestoring({ status, answer }: MessageState): MessageStatus {
  if (status !== 'archived') return status
  return answer === null ? 'read' : 'answered'
}
