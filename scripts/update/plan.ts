// Decisions of an update, without files and processes.
import { StartupError } from '../../src/platform/server/startup-error.ts'

export type DoctorResult = { area: string; status: string; text: string }
export type Process = {
  port: number
  host: string
  pid: number
  /** Tells it apart from a later process with the same number; undefined where the system does not say it. */
  startedAt?: string
  release: string
  isSupervised: boolean
}
/** What a run that was interrupted after its backup left to do. */
export type Unfinished = {
  phase: 'switching' | 'rolling-back'
  from: string
  to: string
  backup: string
  processes: Pick<Process, 'port' | 'host'>[]
  /** What the doctor reported before the switch. */
  problems: DoctorResult[]
  /** ISO time of the first attempt. */
  since: string
  /** How long a process may take to become ready. */
  waitSeconds: number
}

const DEFAULT_WAIT_SECONDS = 300

export function readArguments(given: string[]): { wanted: string; waitSeconds: number } {
  const [wanted, option, ...others] = given
  const waitSeconds = option === undefined ? DEFAULT_WAIT_SECONDS : Number(/^--wait=(\d{1,5})$/.exec(option)?.[1])
  if (wanted && !wanted.startsWith('-') && waitSeconds > 0 && others.length === 0) return { wanted, waitSeconds }
  throw new StartupError('Usage: npm run update -- TAG (or a folder with sources, or latest) [--wait=SECONDS]')
}

/** Packages with npm's cache of them, and a build. */
const RELEASE_BYTES = 1_500_000_000
/** Rehearsal and rollback restore the database; the backup and the write-ahead log need space too. */
const RESTORE_FACTOR = 2
/** What `/readyz` asks for, and some more. */
export const READY_BYTES = 150_000_000

export const releaseBytes = (databaseBytes: number) => RELEASE_BYTES + RESTORE_FACTOR * databaseBytes
/** The version before must be ready beside the restored database. */
export const rollbackBytes = (databaseBytes: number) => READY_BYTES + RESTORE_FACTOR * databaseBytes

export function explainMissingSpace(
  freeBytes: number,
  { neededBytes, folder }: { neededBytes: number; folder: string },
): string | undefined {
  const [free, needed] = [Math.floor(freeBytes / 1_000_000), Math.ceil(neededBytes / 1_000_000)]
  if (free >= needed) return undefined
  return `The disk of ${folder} has ${free} MB left, and the update needs ${needed} MB: free some space, then run the update again. Nothing was changed.`
}

/** Later, what visitors stored in the new version outweighs a problem that the doctor reports. */
const ROLLBACK_LIMIT_MS = 3_600_000

export function explainLateRollback({ to, since }: Unfinished, now: Date): string | undefined {
  if (now.getTime() - Date.parse(since) < ROLLBACK_LIMIT_MS) return undefined
  return `${to} has served since ${since}, and going back would lose what was stored after that, so it stays: remove the cause of the line above, then run npm run doctor.`
}

/** The timer would stop the site every week for a version that does not work here. */
export function explainFailedRelease(release: string, failed: string | undefined): string | undefined {
  if (release !== failed) return undefined
  return `${release} did not work here, so latest does not try it again: wait for the next version, or remove the cause and give its tag`
}

const VERSION = /^v?(\d+)\.(\d+)\.(\d+)$/

/** The newest release; tags of other forms, such as v1.0.0-rc.1, are not considered. */
export function newestTag(tags: string[]): string | undefined {
  const numbersOf = (tag: string) => VERSION.exec(tag)!.slice(1).map(Number)
  return tags
    .filter((tag) => VERSION.test(tag))
    .sort((a, b) => {
      const [first, second] = [numbersOf(a), numbersOf(b)]
      const differing = first.findIndex((number, index) => number !== second[index])
      return differing === -1 ? 0 : second[differing]! - first[differing]!
    })[0]
}

/** The name is an argument of git and a folder. */
export function releaseOfTag(tag: string): string {
  if (!/^[\w][\w.-]*$/.test(tag)) throw new StartupError(`${tag} is not a tag of a version, such as v1.2.3.`)
  return tag.replace(/^v(?=\d)/, '')
}

export function explainUnknownTag(tag: string, tags: string[], source: string): string {
  const known = tags.length > 0 ? `The newest one is ${newestTag(tags) ?? tags.at(-1)}.` : 'It has no tags.'
  return `There is no tag ${tag} in ${source}. ${known} Check the name and the network, then run the update again.`
}

/** There is no downgrade: a version does not start on a database with migrations that it does not know. */
export function explainOlderRelease(
  release: { name: string; migrations: number },
  current: { name: string; migrations: number },
): string | undefined {
  if (release.migrations >= current.migrations) return undefined
  return `${release.name} is older than the database of ${current.name} (${release.migrations} of ${current.migrations} migrations), and data cannot be converted back: stop the site, move its database away and restore a backup that ${release.name} made (docs/operations.md, Updates).`
}

/** What the running site reports anyway must not undo an update; a problem of another area does. */
export function newProblems(before: DoctorResult[], after: DoctorResult[]): DoctorResult[] {
  const areas = new Set(before.filter(({ status }) => status === 'problem').map(({ area }) => area))
  return after.filter(({ status, area }) => status === 'problem' && !areas.has(area))
}

/** Only a service manager starts a process again when it ends. */
export function explainUnsupervised(processes: Process[]): string | undefined {
  const alone = processes.find(({ isSupervised }) => !isSupervised)
  return alone
    ? `The site on port ${alone.port} was not started by systemd, so nothing would start the new version: stop it, run the update, then start it again. The unit is in docs/deployment.md.`
    : undefined
}
