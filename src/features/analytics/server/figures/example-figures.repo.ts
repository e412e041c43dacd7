import { getTableColumns, type InferInsertModel, sql, type Table } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { exampleDeployments, examplePageRequests, exampleVisits, exampleVitalHours } from '../analytics.table.ts'

/** Rows of the demo, in the form that reports read. */
export type ExampleFigures = {
  visits: (typeof exampleVisits.$inferInsert)[]
  vitalHours: (typeof exampleVitalHours.$inferInsert)[]
  pageRequests: (typeof examplePageRequests.$inferInsert)[]
  deployments: (typeof exampleDeployments.$inferInsert)[]
}

const EXAMPLE_TABLES = [exampleVisits, exampleVitalHours, examplePageRequests, exampleDeployments]

export async function hasExamples(db: Db): Promise<boolean> {
  const found = await db.select({ number: exampleDeployments.number }).from(exampleDeployments).limit(1)
  return found.length > 0
}

export function countExampleVisits(db: Db): Promise<number> {
  return db.$count(exampleVisits)
}

/** The last day of the examples is the day on which they were made. */
export async function findLastExample(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ last: string | Date | null }>(
    sql`select max(${exampleVisits.startedAt}) as last from ${exampleVisits}`,
  )
  return rows[0]?.last ? new Date(rows[0].last) : undefined
}

export async function removeExamples(db: Db): Promise<void> {
  for (const table of EXAMPLE_TABLES) await db.delete(table)
}

export async function insertExamples(db: Db, figures: ExampleFigures): Promise<void> {
  await insertJson(db, exampleVisits, figures.visits)
  await insertJson(db, exampleVitalHours, figures.vitalHours)
  await insertJson(db, examplePageRequests, figures.pageRequests)
  await insertJson(db, exampleDeployments, figures.deployments)
}

/** One statement with one parameter: a parameter per value would take several times as long for thousands of rows. */
async function insertJson<Rows extends Table>(db: Db, table: Rows, rows: InferInsertModel<Rows>[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated?.type !== 'always')
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
  const types = sql.raw(columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', '))
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  )
  await db.execute(sql`
    insert into ${table} (${names}) select ${names} from json_to_recordset(${JSON.stringify(records)}) as r(${types})`)
}
