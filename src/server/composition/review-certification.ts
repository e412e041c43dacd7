import { listAttendees } from '#features/booking/server/appointments/appointment.repo.ts'
import type { ClientLookup } from '#features/reviews/server/certification.service.ts'

/** Evidence that a reviewer is a client, besides the admin's own mark. */
export const CERTIFICATION_SOURCES: readonly ClientLookup[] = [listAttendees]
