import { findThoseWhoCame } from '#features/booking/server/appointments.service.ts'
import type { ClientProof } from '#features/reviews/server/certified.ts'

/** How we know that somebody is a client, beside what the admin marked. */
export const CLIENT_PROOFS: readonly ClientProof[] = [findThoseWhoCame]
