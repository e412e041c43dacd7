import { findAttendees } from '#features/booking/server/appointments/appointments.service.ts'
import type { ClientLookup } from '#features/reviews/server/certification.service.ts'

/** How we know that somebody is a client, beside what the admin marked. */
export const CERTIFICATION_SOURCES: readonly ClientLookup[] = [findAttendees]
