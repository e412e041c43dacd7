import type { SettingListener } from '#features/settings/server/setting.service.ts'
import { acquireAdvisoryLock } from '#platform/server/db.ts'
import type { BookingSettings } from '../../model/booking-settings.schema.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import { shortenBuffers } from './availability.repo.ts'
import { BOOKING_LOCK } from './availability.service.ts'

/** A changed buffer setting also applies to existing appointments. */
export const applyBufferChange: SettingListener<BookingSettings> = async ({ db: tx, now }, { bufferMinutes }) => {
  await acquireAdvisoryLock(tx, BOOKING_LOCK)
  await shortenBuffers(tx, bufferMinutes, now())
  await invalidateSlots(tx)
}
