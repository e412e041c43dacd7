import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openDatabase } from '../../db.ts'
import { withSiteStopped } from './site-stopped.ts'

test('on PostgreSQL a restore is refused while a web process is connected', async () => {
  const { database } = await testApp()
  if (database.isEmbedded || !database.connection.connectionString) return
  const env = { DATABASE_URL: database.connection.connectionString, DATA_DIR: '/nonexistent' }
  const site = await openDatabase(env, { seconds: 0, report: () => {} })
  await expect(withSiteStopped(database, async () => 'replaced')).rejects.toThrow('stop every web process first')
  await site.close()
  // A command is no web process.
  const command = await openDatabase(env)
  expect(await withSiteStopped(command, async () => 'replaced')).toBe('replaced')
  await command.close()
})
