import { SYSTEM_ACTOR } from '#features/journal/model/system-actor.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { invalidateTags, noteTag, readOnce } from '#platform/server/tags.ts'
import { changedFields } from '../model/changed-fields.ts'
import type { Setting } from '../model/define-setting.ts'
import type { SettingHistory, StoredSetting } from '../model/setting.schema.ts'
import { settingsErrors } from '../model/settings.errors.ts'
import * as repo from './settings.repo.ts'

/** Number of earlier changes shown to the owner; the journal has all. */
const MAX_LISTED_CHANGES = 50

type Actor = Pick<User, 'id' | 'firstName' | 'lastName'> | null
type Version = string | null
export type SettingsContext = Pick<Context, 'db' | 'now'> & { env: Pick<Context['env'], 'SMTP_URL'> }

/** Runs in the transaction of a change; an error undoes the change. */
export type SettingListener<Value extends object> = (
  ctx: SettingsContext & { db: Tx },
  value: Value,
  /** `fields`: paths of what differs. */
  change: { isUndo: boolean; fields: string[] },
) => Promise<void> | void

const listeners = new Map<string, SettingListener<never>>()

/** Registered in `src/server`, because this slice cannot import the slices above it. */
export function onSettingChange<Value extends object>({ key }: Setting<Value>, listener: SettingListener<Value>): void {
  listeners.set(key, listener)
}

export async function getSetting<Value extends object>({ db }: { db: Db }, setting: Setting<Value>): Promise<Value> {
  noteTag(setting.key)
  const { [setting.key]: stored } = await readValues(db, [setting.key])
  return withDefaults(setting, stored)
}

type Values<Group> = { [Name in keyof Group]: Group[Name] extends Setting<infer Value> ? Value : never }

/** Reads several settings in one query. */
export async function getSettings<Group extends Record<string, Setting>>(
  { db }: { db: Db },
  group: Group,
): Promise<Values<Group>> {
  const keys = Object.values(group).map(({ key }) => key)
  return parseSettings(await readValues(db, keys), group)
}

/** Within a render each setting is read once, although its parts read different groups. */
async function readValues(db: Db, keys: readonly string[]): Promise<Record<string, unknown>> {
  const read = await readOnce('settings', async () => new Map<string, Promise<unknown>>())
  const missing = keys.filter((key) => !read.has(key))
  if (missing.length > 0) {
    const loading = repo.findValues(db, missing)
    for (const key of missing)
      read.set(
        key,
        loading.then((values) => values[key]),
      )
  }
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await read.get(key)])))
}

/** The same for rows that were already read. */
export function parseSettings<Group extends Record<string, Setting>>(
  stored: Record<string, unknown>,
  group: Group,
): Values<Group> {
  const values = Object.entries(group).map(([name, setting]) => {
    noteTag(setting.key)
    return [name, withDefaults(setting, stored[setting.key])]
  })
  return Object.fromEntries(values) as Values<Group>
}

/** The value with its version, for an edit form. */
export async function getStoredSetting<Value extends object>(
  { db }: { db: Db },
  setting: Setting<Value>,
): Promise<StoredSetting<Value>> {
  const row = await repo.findRow(db, setting.key)
  return {
    value: withDefaults(setting, row?.value),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    isDemo: row?.isDemo ?? false,
  }
}

/** Optimistic locking: `startedFrom` must be the current version. Without it, the value is replaced. */
export function saveSetting(
  ctx: SettingsContext,
  actor: Actor,
  setting: Setting,
  value: unknown,
  startedFrom?: Version,
): Promise<StoredSetting<unknown>> {
  return ctx.db.transaction((tx) => saveSettingWithin({ ...ctx, db: tx }, actor, setting, value, startedFrom))
}

/** The same as a part of a larger transaction. The caller holds the lock of the setting if it read the value. */
export async function saveSettingWithin(
  ctx: SettingsContext & { db: Tx },
  actor: Actor,
  setting: Setting,
  value: unknown,
  startedFrom?: Version,
): Promise<StoredSetting<unknown>> {
  const next = validateSetting(setting, value)
  return replaceSetting(ctx, { actor, setting, startedFrom, action: 'settings.changed' }, next)
}

/** Restores the value before a change. An undo is a change itself and can be undone. */
export function undoSetting(
  ctx: SettingsContext,
  actor: Actor,
  setting: Setting,
  { startedFrom, change }: { startedFrom: Version; change?: number | undefined },
): Promise<StoredSetting<unknown>> {
  return ctx.db.transaction(async (tx) => {
    await repo.lock(tx, setting.key)
    const undone = await repo.findChange(tx, setting.key, change)
    if (!undone) throw settingsErrors.NOTHING_TO_UNDO()
    const before = validateSetting(setting, withDefaults(setting, undone.before))
    return replaceSetting({ ...ctx, db: tx }, { actor, setting, startedFrom, action: 'settings.undone' }, before)
  })
}

export async function listSettingChanges({ db }: { db: Db }, setting: Setting): Promise<SettingHistory> {
  const { key } = setting
  const [row, rows] = await Promise.all([repo.findRow(db, key), repo.listChanges(db, key, MAX_LISTED_CHANGES)])
  // Newest first: the value after a change is the value before the next newer one.
  const changes = rows.map(({ id, at, actorName, before }, index) => {
    const after = index === 0 ? row?.value : rows[index - 1]?.before
    return {
      id,
      at: at.toISOString(),
      actorName,
      fields: changedFields(withDefaults(setting, before), withDefaults(setting, after)),
    }
  })
  return { changes }
}

/** The oldest stored value predates its first change by an unknown time. */
const BEFORE_FIRST_CHANGE_MS = 86_400_000
const MAX_VERSIONS = 500

/** Value of a setting from a time on. */
export type SettingVersion<Value> = { at: Date; value: Value }

/** Oldest first. Each change stored the value before it. */
export async function listSettingVersions<Value extends object>(
  { db }: { db: Db },
  setting: Setting<Value>,
): Promise<SettingVersion<Value>[]> {
  const row = await repo.findRow(db, setting.key)
  if (!row) return [{ at: new Date(0), value: setting.initial }]
  const changes = (await repo.listChanges(db, setting.key, MAX_VERSIONS)).toReversed()
  const first = changes[0]?.at ?? row.updatedAt
  const values = [...changes.map(({ before }) => before), row.value]
  return values.map((value, index) => ({
    at: changes[index - 1]?.at ?? new Date(first.getTime() - BEFORE_FIRST_CHANGE_MS),
    value: withDefaults(setting, value),
  }))
}

type Change = { actor: Actor; setting: Setting; startedFrom: Version | undefined; action: string }

async function replaceSetting(
  ctx: SettingsContext & { db: Tx },
  { actor, setting, startedFrom, action }: Change,
  next: object,
): Promise<StoredSetting<unknown>> {
  const { db: tx } = ctx
  const { key } = setting
  const now = ctx.now()
  await repo.lock(tx, key)
  const row = await repo.findRow(tx, key)
  if (startedFrom !== undefined && startedFrom !== (row?.updatedAt.toISOString() ?? null))
    throw settingsErrors.SETTINGS_CHANGED()

  const fields = changedFields(withDefaults(setting, row?.value), next).map(({ path }) => path)
  if (fields.length === 0 && !row?.isDemo)
    return { value: next, updatedAt: row?.updatedAt.toISOString() ?? null, isDemo: false }

  // Two changes within a millisecond must have different versions.
  const at = new Date(Math.max(now.getTime(), (row?.updatedAt.getTime() ?? 0) + 1))
  await repo.save(tx, key, next, at)
  const actorColumns = { actorId: actor?.id ?? null, actorName: actor ? fullName(actor) : SYSTEM_ACTOR }
  await repo.insertChange(tx, { key, before: row?.value ?? null, at, ...actorColumns })
  await journal.record(tx, { at: now, actor, action, subject: key, details: { fields } })
  await listeners.get(key)?.(ctx, withDefaults(setting, next) as never, {
    isUndo: action === 'settings.undone',
    fields,
  })
  await invalidateTags(tx, key)
  return { value: next, updatedAt: at.toISOString(), isDemo: false }
}

/** Validates every value before it is stored, also one restored by an undo. */
function validateSetting({ schema }: Setting, value: unknown): object {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
  throw new AppError('INVALID_INPUT', 422, Object.fromEntries(fields))
}

/**
 * Effective value: the stored one, with defaults for fields added by newer versions. A value that stricter rules would
 * refuse now is still read.
 */
function withDefaults<Value extends object>(setting: Setting<Value>, stored: unknown): Value {
  const { key, schema, initial } = setting
  const known = typeof stored === 'object' && stored !== null ? parsedRows.get(stored) : undefined
  if (known) return known as Value
  const source = JSON.stringify(stored) ?? ''
  const before = lastParsed.get(key)
  if (before?.source === source && before.setting === setting) return remember(stored, before.value as Value)
  const value = { ...initial, ...(stored as object | null | undefined) }
  const parsed = schema.safeParse(value)
  const effective = deepFreeze(parsed.success ? parsed.data : value)
  lastParsed.set(key, { setting, source, value: effective })
  return remember(stored, effective)
}

/** Values of rows that were read: within a render a row is parsed once. */
const parsedRows = new WeakMap<object, object>()

function remember<Value extends object>(stored: unknown, value: Value): Value {
  if (typeof stored === 'object' && stored !== null) parsedRows.set(stored, value)
  return value
}

/**
 * The last value of each setting. Every render reads several settings, and the texts of the owner take 20 ms to validate.
 * Frozen, because it is shared.
 */
const lastParsed = new Map<string, { setting: Setting; source: string; value: object }>()

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
