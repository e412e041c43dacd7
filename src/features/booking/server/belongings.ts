import type { Belongings } from '#features/identity/server/belongings.ts'
import { cancel } from '../model/appointment.ts'
import * as repo from './appointment.repo.ts'
import { readHouse } from './desk.service.ts'
import { listOwn, tellWithdrawal } from './request.service.ts'

/** Appointments of somebody who takes their data along, or goes. */
export const appointmentBelongings: Belongings = {
  name: 'appointments',
  collect: async (ctx, user) => (await listOwn(ctx, user)).appointments,
  /** What was to come is withdrawn, so that nobody waits for them; of the rest only the times stay. */
  async leave(ctx, tx, user) {
    const house = await readHouse(tx)
    for (const found of await repo.listComing(tx, ctx.now(), user.id))
      await tellWithdrawal(ctx, tx, found, cancel(found, 'client', null, ctx.now()), house)
    await repo.forgetClient(tx, user.id)
  },
}
