// npm run update -- TAG (or a folder with sources, or latest): prepares a version beside the running one, switches to it,
// and goes back to the running one if it does not work. Steps: docs/operations.md#updates.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { type Env, readEnv } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { printLine, runCommand } from './command.ts'
import { findInstallation, type Installation, lockUpdate } from './update/installation.ts'
import {
  explainFailedRelease,
  explainLateRollback,
  explainUnsupervised,
  newProblems,
  type Process,
  readArguments,
  type Unfinished,
} from './update/plan.ts'
import { countMigrations, findRelease, prepareRelease } from './update/prepare-release.ts'
import { signalProcess } from './update/process-identity.ts'
import { bringsMigrations, copySecretKey, removeRollback, reserveRollback, rollBack } from './update/roll-back.ts'
import {
  NotReadyError,
  readMigrations,
  rehearsalIn,
  releaseStarts,
  replaceProcesses,
  restoreInto,
  runDoctor,
  writeBackup,
} from './update/switch-release.ts'

await runCommand(async () => {
  const { wanted, waitSeconds } = readArguments(process.argv.slice(2))
  const installation = findInstallation(process.cwd())
  if (!installation)
    throw new StartupError(
      'Updates need the folders of docs/deployment.md (One machine): clone the sources into a folder "source" and run the command there.',
    )
  const env = readSettings(installation)
  const unlock = lockUpdate(installation.root)
  try {
    await finishInterrupted(installation, env)
    await update(installation, { wanted, waitSeconds }, env)
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
  if (!unfinished) {
    removeRollback(env)
    return releaseStarts(installation)
  }
  printLine(`The update to ${unfinished.to} was interrupted`)
  if (unfinished.phase === 'rolling-back') await rollBack(installation, unfinished, env)
  else await activate(installation, await renewBackup(installation, unfinished, env), env)
}

/** The version before may have served for days since the interruption, if the new one has not migrated. */
async function renewBackup(installation: Installation, update: Unfinished, env: Env): Promise<Unfinished> {
  if (env.DATABASE_URL) return update
  const from = installation.release(update.from)
  const applied = await readMigrations(env).catch(() => undefined)
  if (applied !== countMigrations(from)) return update
  await writeBackup(from, update.backup)
  return { ...update, since: new Date().toISOString() }
}

type Wish = { wanted: string; waitSeconds: number }

async function update(installation: Installation, { wanted, waitSeconds }: Wish, env: Env): Promise<void> {
  requireReplaceable(installation)
  const release = await findRelease(installation, wanted)
  const from = installation.current()
  if (release.name === from) return printLine(`${from} is the current version`)
  const failed = wanted === 'latest' ? explainFailedRelease(release.name, installation.readFailed()) : undefined
  if (failed) return printLine(failed)
  await prepareRelease(installation, release, env)

  // The site may have been started or stopped meanwhile.
  const processes = requireReplaceable(installation)
  const to = release.name
  const backup = join(env.DATA_DIR, 'backups', `before-${to}.gz`)
  const write = () => writeBackup(installation.release(from ?? to), backup)
  const hasData = processes.length > 0 || (await readMigrations(env)) !== undefined
  if (hasData) {
    mkdirSync(join(env.DATA_DIR, 'backups'), { recursive: true })
    printLine(`Writing the backup ${backup}`)
    await write()
    if (!env.DATABASE_URL) await rehearse(installation, { release: to, backup, env })
  }
  if (!from || processes.length === 0) {
    installation.switchTo(to)
    const kept = hasData ? ` The backup from before is ${backup}.` : ''
    return printLine(`The current version is ${to}: start the site, then run npm run doctor.${kept}`)
  }

  const problems = await runDoctor(installation.release(from))
  if (!env.DATABASE_URL) {
    if (bringsMigrations(installation, { from, to })) reserveRollback(env)
    // Again, as late as possible: a rollback of the embedded database loses what is stored after it.
    await write()
  }
  const ports = processes.map(({ port, host }) => ({ port, host }))
  const since = new Date().toISOString()
  const plan = { phase: 'switching' as const, from, to, backup, processes: ports, problems, since, waitSeconds }
  await activate(installation, plan, env)
}

/** Processes that an update can replace; a service manager starts them again. */
function requireReplaceable(installation: Installation): Process[] {
  const processes = installation.processes()
  const foreign = processes.find(({ pid }) => !signalProcess(pid, 0))
  const problem = foreign
    ? `The site on port ${foreign.port} runs as another user: run the update as that user.`
    : explainUnsupervised(processes)
  if (problem) throw new StartupError(problem)
  return processes
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
  const { from, to, backup, problems } = update
  installation.writeUnfinished(update)
  installation.switchTo(to)
  const reasons = await replaceProcesses(installation, to, update, env).then(
    async () =>
      newProblems(problems, await runDoctor(installation.release(to))).map(({ area, text }) => `${area}: ${text}`),
    (failure: Error) => {
      if (failure instanceof NotReadyError) return [failure.message]
      throw failure
    },
  )
  for (const reason of reasons) printLine(reason)
  const losesData = !env.DATABASE_URL && bringsMigrations(installation, update)
  const tooLate = losesData ? explainLateRollback(update, new Date()) : undefined
  if (reasons.length > 0 && !tooLate) {
    await rollBack(installation, update, env)
    throw new StartupError(
      `${to} does not work here, for the reason above; ${from} serves again. The backup from before is ${backup}.`,
    )
  }
  installation.writeUnfinished(undefined)
  removeRollback(env)
  installation.keepOnly([to, from])
  if (reasons.length > 0 && tooLate) throw new StartupError(tooLate)
  installation.writeFailed(undefined)
  printLine(`The current version is ${to}. Backup of ${from}: ${backup}`)
}
