// Decisions of an update, without files and processes.
import { StartupError } from '../../src/platform/server/startup-error.ts'

export type DoctorResult = { area: string; status: string; text: string }
export type Process = { port: number; host: string; pid: number; release: string; isSupervised: boolean }
/** What a run that was interrupted after its backup left to do. */
export type Unfinished = {
  phase: 'switching' | 'rolling-back'
  from: string
  to: string
  backup: string
  processes: Pick<Process, 'port' | 'host'>[]
  /** What the doctor reported before the switch. */
  problems: DoctorResult[]
}

/** Packages with npm's cache of them, and a build. */
const RELEASE_MB = 1500
/** The rehearsal restores the database; the backup and the write-ahead log need space too. */
const REHEARSAL_FACTOR = 2

export function explainMissingSpace(
  freeBytes: number,
  { databaseBytes, folder }: { databaseBytes: number; folder: string },
): string | undefined {
  const needed = RELEASE_MB + Math.ceil((REHEARSAL_FACTOR * databaseBytes) / 1_000_000)
  const free = Math.floor(freeBytes / 1_000_000)
  if (free >= needed) return undefined
  return `The disk of ${folder} has ${free} MB left, and the update needs ${needed} MB: free some space, then run the update again. Nothing was changed.`
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
