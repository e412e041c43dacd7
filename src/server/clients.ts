import type { ClientProof } from '#features/reviews/server/certified.ts'

/** How we know that somebody is a client, beside what the admin marked. The appointments add theirs here. */
export const CLIENT_PROOFS: readonly ClientProof[] = []
