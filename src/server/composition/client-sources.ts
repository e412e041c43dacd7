import { commentSource } from '#features/blog/server/comments/comment-client-source.service.ts'
import { appointmentSource } from '#features/booking/server/appointments/appointment-client-source.service.ts'
import type { ClientSource } from '#features/clients/server/client-source.service.ts'
import { messageSource } from '#features/contact/server/message-client-source.service.ts'
import { reviewSource } from '#features/reviews/server/review-client-source.service.ts'

/** What the client card lists; a slice that stores something about clients adds a line. */
export const CLIENT_SOURCES: readonly ClientSource[] = [appointmentSource, messageSource, commentSource, reviewSource]
