import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts'
import { connect, migrateDatabase } from '#platform/server/db.ts'
import { prepareTemplate } from './template.ts'

/** One migrated database, saved as a file; every test file opens a copy in memory. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cyaan-test-'))
  const template = join(folder, 'template.tar')
  const engine = await openEmbeddedDatabase({})
  const database = connect(engine.connection, engine.close)
  await migrateDatabase(database)
  await prepareTemplate(database)
  await writeFile(template, await engine.dump())
  await database.close()
  project.provide('source', { template })
  return () => rm(folder, { recursive: true })
}
