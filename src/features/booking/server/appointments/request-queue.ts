import { createSerialQueue } from '#platform/server/time-limit.ts'

/** As long as an API call may take: after that its client was told to come back. */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * A crowd queues here and not at the database, where each would keep one of a few connections waiting. So those who
 * come too late see at their first look who was quicker.
 */
export const serializeRequest = createSerialQueue(REQUEST_TIMEOUT_MS)
