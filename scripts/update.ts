// npm run update -- TAG (or a folder with sources, or latest): prepares a version beside the running one, switches to it,
// and goes back to the running one if it does not work. Steps: docs/operations.md#updates.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { type Env, readEnv } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { printLine, runCommand } from './command.ts'
import { findInstallation, type Installation, lockUpdate } from './update/installation.ts'
import { explainUnsupervised, newProblems, type Unfinished } from './update/plan.ts'
import { filesIn, findRelease, prepareRelease } from './update/prepare-release.ts'
import { copySecretKey, rollBack } from './update/roll-back.ts'
import {
  NotReadyError,
  rehearsalIn,
  releaseStarts,
  replaceProcesses,
  restoreInto,
  runDoctor,
  writeBackup,
} from './update/switch-release.ts'

await runCommand(async () => {
  const [wanted] = process.argv.slice(2)
  if (!wanted) throw new StartupError('Usage: npm run update -- TAG (or a folder with sources, or latest)')
  const installation = findInstallation(process.cwd())
  if (!installation)
    throw new StartupError(
      'Updates need the folders of docs/deployment.md (One machine): clone the sources into a folder "source" and run the command there.',
    )
  const env = readSettings(installation)
  const unlock = lockUpdate(installation.root)
  try {
    await finishInterrupted(installation, env)
    await update(installation, wanted, env)
  } finally {
    unlock()
  }
})

function readSettings({ env: file }: Installation): Env {
  if (existsSync(file)) process.loadEnvFile(file)
  const env = readEnv(process.env)
  if (isAbsolute(env.DATA_DIR)) return env
  throw new StartupError(
    `DATA_DIR is ${env.DATA_DIR}, but every version has a folder of its own: set an absolute path in ${file}.`,
  )
}

async function finishInterrupted(installation: Installation, env: Env): Promise<void> {
  const unfinished = installation.readUnfinished()
  installation.removeIncomplete()
  rmSync(rehearsalIn(env.DATA_DIR), { recursive: true, force: true })
  if (!unfinished) return releaseStarts(installation)
  printLine(`The update to ${unfinished.to} was interrupted`)
  if (unfinished.phase === 'rolling-back') await rollBack(installation, unfinished, env)
  else await activate(installation, unfinished, env)
}

async function update(installation: Installation, wanted: string, env: Env): Promise<void> {
  const processes = installation.processes()
  const unsupervised = explainUnsupervised(processes)
  if (unsupervised) throw new StartupError(unsupervised)
  const release = await findRelease(installation, wanted)
  const from = installation.current()
  if (release.name === from) return printLine(`${from} is the current version`)

  const database = join(env.DATA_DIR, 'db')
  const files = !env.DATABASE_URL && existsSync(database) ? filesIn(database) : []
  const databaseBytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  await prepareRelease(installation, release, { databaseBytes, dataDir: env.DATA_DIR })
  if (!from || processes.length === 0) {
    installation.switchTo(release.name)
    return printLine(`The current version is ${release.name}: start the site, then run npm run doctor`)
  }

  const backup = join(env.DATA_DIR, 'backups', `before-${release.name}.gz`)
  mkdirSync(join(env.DATA_DIR, 'backups'), { recursive: true })
  printLine(`Writing the backup ${backup}`)
  await writeBackup(installation.release(from), backup)
  if (!env.DATABASE_URL) await rehearse(installation, { release: release.name, backup, env })
  const problems = await runDoctor(installation.release(from))
  // Again, as late as possible: a rollback of the embedded database loses what is stored after it.
  if (!env.DATABASE_URL) await writeBackup(installation.release(from), backup)
  const ports = processes.map(({ port, host }) => ({ port, host }))
  await activate(installation, { phase: 'switching', from, to: release.name, backup, processes: ports, problems }, env)
}

type Rehearsal = { release: string; backup: string; env: Env }

/** Migrates a copy of the data first, while the site serves. */
async function rehearse(installation: Installation, { release, backup, env }: Rehearsal): Promise<void> {
  printLine(`Migrating a copy of the data with ${release}`)
  const folder = rehearsalIn(env.DATA_DIR)
  copySecretKey(env.DATA_DIR, folder)
  const problem = await restoreInto(folder, installation.release(release), backup)
  rmSync(folder, { recursive: true, force: true })
  if (problem) throw new StartupError(`${release} cannot migrate this site: ${problem} Nothing was changed.`)
}

/** Every step can be repeated, so that a run that was interrupted is finished by the next one. */
async function activate(installation: Installation, update: Unfinished, env: Env): Promise<void> {
  const { from, to, backup, processes, problems } = update
  installation.writeUnfinished(update)
  installation.switchTo(to)
  const reasons = await replaceProcesses(installation, { release: to, processes, env }).then(
    async () =>
      newProblems(problems, await runDoctor(installation.release(to))).map(({ area, text }) => `${area}: ${text}`),
    (failure: Error) => {
      if (failure instanceof NotReadyError) return [failure.message]
      throw failure
    },
  )
  if (reasons.length > 0) {
    for (const reason of reasons) printLine(reason)
    await rollBack(installation, update, env)
    throw new StartupError(
      `${to} does not work here, for the reason above; ${from} serves again. The backup from before is ${backup}.`,
    )
  }
  installation.writeUnfinished(undefined)
  installation.keepOnly([to, from])
  printLine(`The current version is ${to}. Backup of ${from}: ${backup}`)
}
