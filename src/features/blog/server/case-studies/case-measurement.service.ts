import { measurePage } from '#features/measurement/server/measure-page.service.ts'
import { createSerialQueue } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import type { StoredMeasurement } from '../../model/case-studies/case-measurement.schema.ts'
import * as repo from './case-study.repo.ts'
import { findMeasurements } from './case-study.service.ts'

type MeasureOptions = Parameters<typeof measurePage>[2]

/** Below the time limit of an API call. */
const TIME_LIMIT_MS = 12_000
/** One measurement at a time, because each opens several connections; a second one is refused. */
const alone = createSerialQueue('measurements of case studies', TIME_LIMIT_MS + 1000, 0)

/** Measures a public address and stores the figures. Fails with the reason if it cannot be measured. */
export async function measureForCase(
  ctx: Context,
  address: string,
  options?: MeasureOptions,
): Promise<StoredMeasurement> {
  const measuredAt = ctx.now()
  const measured = await alone(() => measurePage(ctx, address, { limits: { timeMs: TIME_LIMIT_MS }, ...options }))
  if (!measured.isReachable) throw blogErrors.ADDRESS_UNREACHABLE({ reason: measured.reason })
  const { isReachable: _, finalAddress, ...measurement } = measured
  const id = await repo.insertMeasurement(ctx.db, { address: finalAddress, measuredAt, measurement })
  return { ...measurement, id, address: finalAddress, measuredAt: measuredAt.toISOString() }
}

export async function getMeasurement({ db }: Context, id: number): Promise<StoredMeasurement> {
  const found = (await findMeasurements(db, [id])).get(id)
  if (!found) throw blogErrors.BLOG_NOT_FOUND()
  return found
}
