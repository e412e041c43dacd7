import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { connect, migrateDatabase } from '#platform/server/db.ts'
import { startPostgres } from './postgres-server.ts'
import { prepareTemplate } from './template.ts'

/** One server with one migrated database; every test file works on a copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = `cyaan_template_${randomBytes(4).toString('hex')}`
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database ${template}`)
  await admin.close()

  const database = connect({ connectionString: withDatabase(server.url, template) })
  await migrateDatabase(database)
  await prepareTemplate(database)
  await database.close()
  project.provide('source', { server: server.url, template })
  return server.stop
}

export function withDatabase(url: string, name: string): string {
  const next = new URL(url)
  next.pathname = `/${name}`
  return next.href
}
