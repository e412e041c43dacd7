import type { SettingListener } from '#features/settings/server/setting-listeners.service.ts'
import { acquireAdvisoryLock } from '#platform/server/db.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import { BOOKING_LOCK } from './availability.service.ts'
import { shortenBuffers } from './buffer.repo.ts'

/** The pause that the owner sets holds for what was booked before as well. */
export const applyBufferChange: SettingListener<'booking'> = async (tx, { bufferMinutes }, now) => {
  await acquireAdvisoryLock(tx, BOOKING_LOCK)
  await shortenBuffers(tx, bufferMinutes, now)
  await invalidateSlots(tx)
}
