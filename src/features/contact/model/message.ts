export const MESSAGE_STATUSES = ['unread', 'read', 'answered', 'archived'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Retention period of the privacy policy. */
export const MESSAGE_YEARS = 2

type MessageState = { status: MessageStatus; answers: number }

/** A message that was seen, in the inbox. */
function seenStatus({ answers }: MessageState): MessageStatus {
  return answers === 0 ? 'read' : 'answered'
}

/** Opening an unread message marks it as read, or as answered; opening it again changes nothing. */
export function statusAfterOpening(message: MessageState): MessageStatus {
  return message.status === 'unread' ? seenStatus(message) : message.status
}

/** The archive has no unread messages. */
export function statusAfterMarkingUnread({ status }: MessageState): MessageStatus {
  return status === 'archived' ? status : 'unread'
}

/** A restored message is answered or read, never unread. */
export function statusAfterRestoring(message: MessageState): MessageStatus {
  return message.status === 'archived' ? seenStatus(message) : message.status
}
