import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { TextField, TextVersion } from '#kernel/text-group.ts'
import { HOUR_MS } from '#kernel/time-units.ts'

/** Changes within an hour of each other count as one change: people save each language in turn. */
const GRACE_MS = HOUR_MS

/** A field whose translation is out of date: since when, and the version it was a translation of. */
export type FieldDrift = { locale: Locale; since: Date } & (
  | { kind: 'missing' }
  | { kind: 'behind'; changed: Locale; before: TextVersion; after: TextVersion }
)

type Confirmations = { readonly [L in Locale]?: Date }
type Change = { at: Date; locale: Locale; before: TextVersion | undefined; after: TextVersion }
type Confirmation = { at: Date; locale: Locale }
/** State of one language: when it was last up to date, and the languages that changed since. */
type LanguageState = { inStepUntil: Date; ahead: Map<Locale, Date> }

/**
 * Languages of a field that are out of date. A change puts every language behind that does not change with
 * it; a language that is behind catches up with its next change, and puts no other behind by that. A language is also
 * behind without any text while another has one. A confirmation counts as catching up.
 */
export function driftOf({ versions }: TextField, confirmations: Confirmations = {}): FieldDrift[] {
  const followers = replay(versions, confirmations)
  return LOCALES.flatMap((locale): FieldDrift[] => {
    if (currentValue(versions[locale]) === undefined) return missing(versions, locale, confirmations[locale])
    const { inStepUntil, ahead } = followers[locale]
    for (const [changed, since] of ahead) {
      const before = versions[changed].findLast(({ at }) => at <= inStepUntil)
      const after = versions[changed].at(-1)
      // Reverted to the translated version, or removed: nothing to follow.
      if (before?.value !== undefined && after?.value !== undefined && after.value !== before.value)
        return [{ kind: 'behind', locale, since, changed, before, after }]
    }
    return []
  })
}

function missing(versions: TextField['versions'], locale: Locale, confirmedAt: Date | undefined): FieldDrift[] {
  const others = LOCALES.filter((one) => one !== locale && currentValue(versions[one]))
  const starts = others.flatMap((one) => versions[one].findLast(isFirstOf(versions[one]))?.at ?? [])
  if (starts.length === 0) return []
  const removedAt = versions[locale].at(-1)?.at
  const firstOther = new Date(Math.min(...starts.map(Number)))
  const since = removedAt && removedAt > firstOther ? removedAt : firstOther
  return confirmedAt && confirmedAt >= since ? [] : [{ kind: 'missing', locale, since }]
}

/** Version with which the current text first appeared. */
function isFirstOf(versions: readonly TextVersion[]) {
  return ({ value }: TextVersion, index: number) => value !== undefined && versions[index - 1]?.value === undefined
}

function replay(versions: TextField['versions'], confirmations: Confirmations): Record<Locale, LanguageState> {
  const start = (): LanguageState => ({ inStepUntil: new Date(0), ahead: new Map() })
  const followers = { nl: start(), en: start(), fr: start() }
  const confirmed = LOCALES.flatMap((locale) => (confirmations[locale] ? [{ locale, at: confirmations[locale] }] : []))
  for (const cluster of clustersOf(changesOf(versions), confirmed)) {
    if ('at' in cluster) followers[cluster.locale] = { inStepUntil: cluster.at, ahead: new Map() }
    else follow(followers, cluster.changes)
  }
  return followers
}

function follow(followers: Record<Locale, LanguageState>, changes: Change[]): void {
  const net = netChanges(changes)
  const { at: changedAt } = expectDefined(changes.at(-1), 'last change of a group')
  const sources = net.filter(({ locale, before, after }) => {
    const isRewritten = before?.value !== undefined && after.value !== undefined
    return isRewritten && followers[locale].ahead.size === 0
  })
  for (const locale of LOCALES) {
    const { ahead } = followers[locale]
    if (net.some((change) => change.locale === locale)) ahead.clear()
    else for (const { locale: source, at } of sources) if (!ahead.has(source)) ahead.set(source, at)
    if (ahead.size === 0) followers[locale].inStepUntil = changedAt
  }
}

/** Net change per language; a reverted text is no change. */
function netChanges(changes: Change[]): Change[] {
  return LOCALES.flatMap((locale) => {
    const own = changes.filter((change) => change.locale === locale)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || first.before?.value === last.after.value) return []
    return [{ ...first, after: last.after }]
  })
}

function changesOf(versions: TextField['versions']): Change[] {
  const changes = LOCALES.flatMap((locale) =>
    versions[locale].flatMap((after, index): Change[] => {
      const before = versions[locale][index - 1]
      return before?.value === after.value ? [] : [{ at: after.at, locale, before, after }]
    }),
  )
  return changes.sort((a, b) => Number(a.at) - Number(b.at))
}

type Cluster = Confirmation | { changes: Change[] }

/** Groups changes that are close in time; a confirmation ends a group. */
function clustersOf(changes: Change[], confirmations: Confirmation[]): Cluster[] {
  const events = [...changes, ...confirmations].sort((a, b) => Number(a.at) - Number(b.at))
  const clusters: Cluster[] = []
  for (const event of events) {
    const last = clusters.at(-1)
    if (!isChange(event)) clusters.push(event)
    else if (last && 'changes' in last && Number(event.at) - Number(last.changes[0]?.at) <= GRACE_MS)
      last.changes.push(event)
    else clusters.push({ changes: [event] })
  }
  return clusters
}

function isChange(event: Change | Confirmation): event is Change {
  return 'after' in event
}

function currentValue(versions: readonly TextVersion[]): string | undefined {
  return versions.at(-1)?.value
}
