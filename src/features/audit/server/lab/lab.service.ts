import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { LabReport, LabReportPage, LabRun } from '../../model/lab.schema.ts'
import * as repo from './lab.repo.ts'

const RETENTION_DAYS = 400

export async function storeLabRun({ db }: Pick<Context, 'db'>, run: LabRun): Promise<void> {
  await db.transaction(async (tx) => {
    await repo.insert(tx, run)
    await repo.removeBefore(tx, new Date(run.at.getTime() - RETENTION_DAYS * DAY_MS))
  })
}

/** Field data of the same pages and builds, provided by the analytics slice. */
export type FieldData = {
  read(ctx: Context, addresses: string[]): Promise<Map<string, LabReportPage['field']>>
  buildNumber(ctx: Context, build: string): Promise<number | null>
}

export async function getLabReport(ctx: Context, field: FieldData): Promise<LabReport> {
  const rows = await repo.findLast(ctx.db)
  const [first] = rows
  if (!first) return { run: null }
  const addresses = rows.map(({ address }) => address)
  const measured = await field.read(ctx, addresses)
  const pages = rows.map(({ at: _, build: __, address, ...figures }) => ({
    address,
    ...figures,
    field: measured.get(address) ?? { lcp: null, cls: null },
  }))
  return { run: { at: first.at.toISOString(), build: await field.buildNumber(ctx, first.build), pages } }
}
