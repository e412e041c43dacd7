import type { Belongings } from '#features/identity/server/belongings.ts'
import { takeTurn } from '#platform/server/db.ts'
import { cancel } from '../model/appointment.ts'
import * as repo from './appointment.repo.ts'
import { readHouse, TURN } from './desk.service.ts'
import { listOwn, notifyOfWithdrawal } from './request.service.ts'

/** Appointments of somebody who takes their data along, or goes. */
export const appointmentBelongings: Belongings = {
  name: 'appointments',
  /** Requests and approvals hold this lock too: none of them runs between the withdrawals and the deletion. */
  async lock(tx, user) {
    await takeTurn(tx, TURN)
    await repo.lockAllOf(tx, user.id)
  },
  collect: async (ctx, user) => (await listOwn(ctx, user)).appointments,
  /** What was to come is withdrawn, so that nobody waits for them; of the rest only the times stay. */
  async leave(ctx, tx, user) {
    const house = await readHouse(tx)
    for (const found of await repo.listComing(tx, ctx.now(), user.id))
      await notifyOfWithdrawal(ctx, tx, found, cancel(found, 'client', null, ctx.now()), house, 'accountDeleted')
    await repo.forgetClient(tx, user.id)
  },
}
