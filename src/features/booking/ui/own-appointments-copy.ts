import { forgetLocally, keepLocally, storedUserId } from '#platform/client/keep.ts'
import type { OwnAppointment } from '../model/appointment.schema.ts'

const KEY = 'own-appointments'

type Copy = { userId: string; copiedAt: string; appointments: OwnAppointment[] }

/** Approved appointments, to read them without a connection. `auth.store.ts` removes the copy when the user changes. */
export function saveCopy(appointments: OwnAppointment[], now = new Date()): void {
  const userId = storedUserId()
  const approved = appointments.filter(({ status }) => status === 'APPROVED')
  if (userId) keepLocally(KEY, { userId, copiedAt: now.toISOString(), appointments: approved } satisfies Copy)
}

/** Nothing of another user. */
export function readCopy(): Copy | undefined {
  try {
    const copy: Copy = JSON.parse(localStorage.getItem(KEY)!)
    if (copy.userId === storedUserId()) return copy
    forgetLocally(KEY)
  } catch {}
  return
}
