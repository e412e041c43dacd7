/** A session ends after this period in any case. */
export const SESSION_DAYS = 30
/** Idle timeout of a session, by role. */
export const IDLE_DAYS = { USER: 14, ADMIN: 3 } as const
/** An account whose email address is not confirmed by then is erased. */
export const UNVERIFIED_ACCOUNT_DAYS = 30
