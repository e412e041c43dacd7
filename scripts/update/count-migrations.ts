// Prints the number of migrations that were applied to the database, while the site runs or is stopped.
import { countMigrations } from '../../src/platform/server/database/migration-count.ts'
import { openOrAttach } from '../../src/platform/server/database/open-or-attach.ts'
import { loadEnv, runCommand } from '../command.ts'

await runCommand(async () => {
  const database = await openOrAttach(loadEnv())
  try {
    console.log((await countMigrations(database.pool)) ?? 0)
  } finally {
    await database.close()
  }
})
