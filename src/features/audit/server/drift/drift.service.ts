import { mapLocales } from '#features/settings/model/map-locales.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { TextField, TextGroup, TextVersion } from '#kernel/text-group.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { driftOf, type FieldDrift } from '../../model/drift/drift.ts'
import type {
  Drift,
  DriftConfirmation,
  DriftedField,
  DriftedText,
  DriftReport,
} from '../../model/drift/drift-report.schema.ts'
import { changeOf, changePositionOf, excerptAt } from '../../model/drift/text-change.ts'
import * as repo from './drift.repo.ts'

/** Reads the texts of all slices. Composed in `src/server`, because slices cannot import each other. */
export type ReadTextGroups = (ctx: Context, locale: Locale) => Promise<TextGroup[]>

const MAX_LISTED_TEXTS = 100

type Found = { group: TextGroup; drifts: { field: TextField; drift: FieldDrift }[]; since: number }

export async function getDrift(ctx: Context, readGroups: ReadTextGroups, locale: Locale): Promise<DriftReport> {
  const found = await findDrift(ctx, readGroups, locale)
  return { texts: await Array.fromAsync(found.slice(0, MAX_LISTED_TEXTS), describeText), total: found.length }
}

export type TextPlace = Pick<TextGroup, 'source'> & { editPath: string; locale: Locale }

/** How many texts drifted, the name of the last one, and where they are. Reads none of the texts themselves. */
export async function countDrift(ctx: Context, readGroups: ReadTextGroups, locale: Locale) {
  const found = await findDrift(ctx, readGroups, locale)
  const places = found.flatMap(({ group: { source, editPath }, drifts }): TextPlace[] =>
    drifts.map(({ drift: { locale: behind } }) => ({ source, editPath: editPath(behind), locale: behind })),
  )
  return { total: found.length, newest: found[0]?.group.name, places }
}

/** Most recent drift first. */
async function findDrift(ctx: Context, readGroups: ReadTextGroups, locale: Locale): Promise<Found[]> {
  const { visible } = ctx.languages.current()
  const confirmations = Map.groupBy(await repo.listConfirmations(ctx.db), ({ source, key }) => `${source} ${key}`)
  const found = (await readGroups(ctx, locale)).flatMap((group): Found[] => {
    const confirmed = confirmations.get(`${group.source} ${group.key}`) ?? []
    const confirmedAt = Object.fromEntries(confirmed.map((one) => [one.locale, one.confirmedAt]))
    const drifts = group.fields
      .map((field) => inVisible(field, visible))
      .flatMap((field) => driftOf(field, confirmedAt).map((drift) => ({ field, drift })))
      .filter(({ drift }) => visible.includes(drift.locale))
    if (drifts.length === 0) return []
    return [{ group, drifts, since: Math.max(...drifts.map(({ drift }) => drift.since.getTime())) }]
  })
  return found.toSorted((a, b) => b.since - a.since)
}

/** A hidden language is nobody's task, and puts no other language behind. */
function inVisible({ field, versions }: TextField, visible: readonly Locale[]): TextField {
  return { field, versions: mapLocales((locale) => (visible.includes(locale) ? versions[locale] : [])) }
}

export async function confirmDrift(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: User,
  { isConfirmed, ...text }: DriftConfirmation,
): Promise<void> {
  if (isConfirmed) await repo.confirm(db, text, user.id, now())
  else await repo.withdraw(db, text)
}

async function describeText({ group, drifts }: Found): Promise<DriftedText> {
  const { source, key, name, editPath } = group
  const described: Drift[] = []
  for (const locale of LOCALES) {
    const own = drifts.filter(({ drift }) => drift.locale === locale)
    if (own.length === 0) continue
    const fields = await Array.fromAsync(own, ({ field, drift }) => describeField(group, field, drift))
    const [since = ''] = fields.map((one) => one.since).toSorted()
    described.push({ locale, since, editPath: editPath(locale), fields })
  }
  return { source, key, name, drifts: described }
}

async function describeField(
  group: TextGroup,
  { field, versions }: TextField,
  drift: FieldDrift,
): Promise<DriftedField> {
  // For a missing text: a language that has it.
  const existing = LOCALES.find((one) => versions[one].at(-1)?.value)
  const changed = drift.kind === 'behind' ? drift.changed : expectDefined(existing, 'language with the text')
  const read = async (locale: Locale, version: TextVersion | undefined) => {
    if (version?.value === undefined) return ''
    return group.readText ? await group.readText(field, locale, version) : version.value
  }
  const before = drift.kind === 'behind' ? await read(changed, drift.before) : ''
  const after = await read(changed, versions[changed].at(-1))
  const text = await read(drift.locale, versions[drift.locale].at(-1))
  return {
    field,
    kind: drift.kind,
    changed,
    since: drift.since.toISOString(),
    change: changeOf(before, after),
    text: excerptAt(text, changePositionOf(before, after)),
  }
}
