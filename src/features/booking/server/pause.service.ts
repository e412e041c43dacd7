import type { Follow } from '#features/settings/server/followers.ts'
import { takeTurn } from '#platform/server/db.ts'
import { TURN } from './desk.service.ts'
import { shortenPauses } from './pause.repo.ts'
import { changesSlots } from './slots-tag.ts'

/** The pause that the owner sets holds for what was booked before as well. */
export const followPause: Follow<'booking'> = async (tx, { bufferMinutes }, now) => {
  await takeTurn(tx, TURN)
  await shortenPauses(tx, bufferMinutes, now)
  await changesSlots(tx)
}
