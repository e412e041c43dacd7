import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'

const COPY_KEY = 'own-appointments'

type OfflineCopy = { userId: string; copiedAt: string; appointments: OwnAppointment[] }

/** Approved appointments for reading offline. `auth.store.ts` removes the copy when the user changes. */
export function saveOfflineCopy(appointments: OwnAppointment[], now = new Date()): void {
  const userId = storedUserId()
  const approved = appointments.filter(({ status }) => status === 'APPROVED')
  if (userId) setLocal(COPY_KEY, { userId, copiedAt: now.toISOString(), appointments: approved } satisfies OfflineCopy)
}

/** Removes a copy of another user. */
export function readOfflineCopy(): OfflineCopy | undefined {
  try {
    const copy: OfflineCopy = JSON.parse(localStorage.getItem(COPY_KEY)!)
    if (copy.userId === storedUserId()) return copy
    removeLocal(COPY_KEY)
  } catch {}
  return
}
