import { findDeployment } from '#features/analytics/server/collect/deployment.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { LabReport, LabRun } from '../../model/lab.schema.ts'
import { readFieldData } from './field-data.service.ts'
import * as repo from './lab.repo.ts'

const RETENTION_DAYS = 400

export async function storeLabRun({ db }: Pick<Context, 'db'>, run: LabRun): Promise<void> {
  await db.transaction(async (tx) => {
    await repo.insert(tx, run)
    await repo.removeBefore(tx, new Date(run.at.getTime() - RETENTION_DAYS * DAY_MS))
  })
}

/** The last lab run with the field data of the same pages. */
export async function getLabReport(ctx: Context): Promise<LabReport> {
  const rows = await repo.findLast(ctx.db)
  const [first] = rows
  if (!first) return { run: null }
  const addresses = rows.map(({ address }) => address)
  const measured = await readFieldData(ctx, addresses)
  const pages = rows.map(({ at: _, build: __, address, ...figures }) => ({
    address,
    ...figures,
    field: measured.get(address) ?? { lcp: null, cls: null },
  }))
  return { run: { at: first.at.toISOString(), build: await findDeployment(ctx, first.build), pages } }
}
