import { acquireAdvisoryLock, type Db, type Tx, withAdvisoryLock } from '#platform/server/db.ts'

/*
 * Mutual exclusion of appointments, on both databases and in any number of processes.
 *
 * 1. The exclusion constraint of `appointments.during` alone keeps pending and approved appointments from overlapping. An
 *    insert that it rejects is SLOT_TAKEN; a request needs no other check of the time after it read the availability.
 * 2. This advisory lock is for what no constraint expresses: a hold and a request for the same time, the limits per client, a
 *    change of the buffer, and an account or guest that is erased while an appointment is made for them. Every transaction
 *    that occupies or moves a time, or does one of these, takes it.
 * 3. A change of status occupies no time, but may end a change request beside it, so it takes the lock, too. Its row is locked
 *    (`findForUpdate`) against statements without the lock.
 *
 * Lock order: advisory lock, appointments by start, users. `version` excludes nobody: it tells an admin that the appointment
 * changed after the form was opened. The queue of requests in memory (`serializeRequest`) is for the load: each request that
 * waits for the lock would occupy a database connection.
 */
const BOOKING_LOCK = 'booking'

export function withBookingLock<Result>(
  db: Parameters<typeof withAdvisoryLock>[0],
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return withAdvisoryLock(db, BOOKING_LOCK, run)
}

/** For callers that are already in a transaction. */
export function acquireBookingLock(tx: Db): Promise<void> {
  return acquireAdvisoryLock(tx, BOOKING_LOCK)
}
