export const MESSAGE_STATUSES = ['unread', 'read', 'answered', 'archived'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

type MessageState = { status: MessageStatus; answer: string | null }

/** Opened for the first time it is read; after that, opening changes nothing. */
export function statusAfterOpening({ status }: MessageState): MessageStatus {
  return status === 'unread' ? 'read' : status
}

/** Out of the archive it is what it was: nothing leaves the inbox unread. */
export function statusAfterRestoring({ status, answer }: MessageState): MessageStatus {
  if (status !== 'archived') return status
  return answer === null ? 'read' : 'answered'
}
