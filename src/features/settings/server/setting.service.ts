import * as journal from '#features/journal/server/journal.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { invalidateTags, noteTag, readOnce } from '#platform/server/tags.ts'
import { changedFields } from '../model/changed-fields.ts'
import type { SettingHistory, StoredSetting } from '../model/setting.schema.ts'
import { settingsErrors } from '../model/settings.errors.ts'
import type { SignInSettings } from '../model/sign-in-settings.schema.ts'
import { SUBJECTS, type Subject, type ValueOf } from '../model/subjects.ts'
import { notifyListener } from './setting-listeners.service.ts'
import * as repo from './settings.repo.ts'

/** Actor of changes by the product itself, as in the journal. */
const SYSTEM_ACTOR_NAME = 'cyaan'
/** Number of earlier changes shown to the owner; the journal has all. */
const MAX_LISTED_CHANGES = 50

type Actor = Pick<User, 'id' | 'firstName' | 'lastName'> | null
type Version = string | null
type MailEnv = Pick<Env, 'SMTP_URL'>
/** Database and mail configuration: some values are valid only with a mail server. */
export type SettingsContext = Pick<Context, 'db' | 'now'> & { env: MailEnv }

export async function getSetting<Name extends Subject>({ db }: { db: Db }, subject: Name): Promise<ValueOf<Name>> {
  noteTag(subject)
  const row = await readOnce(`setting:${subject}`, () => repo.findRow(db, subject))
  return withDefaults(subject, row?.value)
}

/** Reads several settings in one query. */
export async function getSettings<Name extends Subject>(
  { db }: { db: Db },
  subjects: readonly Name[],
): Promise<{ [One in Name]: ValueOf<One> }> {
  const values = await readOnce(`settings:${subjects}`, () => repo.findValues(db, subjects))
  return parseSettings(Object.fromEntries(values), subjects)
}

/** The same for rows that were already read. */
export function parseSettings<Name extends Subject>(
  stored: Record<string, unknown>,
  subjects: readonly Name[],
): { [One in Name]: ValueOf<One> } {
  for (const subject of subjects) noteTag(subject)
  const values = subjects.map((subject) => [subject, withDefaults(subject, stored[subject])])
  return Object.fromEntries(values) as { [One in Name]: ValueOf<One> }
}

/** The value with its version, for an edit form. */
export async function getStoredSetting({ db }: { db: Db }, subject: Subject): Promise<StoredSetting<unknown>> {
  const row = await repo.findRow(db, subject)
  return {
    value: withDefaults(subject, row?.value),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    isDemo: row?.isDemo ?? false,
  }
}

/** Optimistic locking: `startedFrom` must be the current version. Without it, the value is replaced. */
export function saveSetting(
  { db, now, env }: SettingsContext,
  actor: Actor,
  subject: Subject,
  value: unknown,
  startedFrom?: Version,
): Promise<StoredSetting<unknown>> {
  const next = validateSetting(subject, value, env)
  return db.transaction((tx) =>
    replaceSetting(tx, now(), { actor, subject, startedFrom, action: 'settings.changed' }, next),
  )
}

/** Restores the value before a change. An undo is a change itself and can be undone. */
export function undoSetting(
  { db, now, env }: SettingsContext,
  actor: Actor,
  subject: Subject,
  { startedFrom, change }: { startedFrom: Version; change?: number | undefined },
): Promise<StoredSetting<unknown>> {
  return db.transaction(async (tx) => {
    await repo.lock(tx, subject)
    const undone = await repo.findChange(tx, subject, change)
    if (!undone) throw settingsErrors.NOTHING_TO_UNDO()
    const before = validateSetting(subject, withDefaults(subject, undone.before), env)
    return replaceSetting(tx, now(), { actor, subject, startedFrom, action: 'settings.undone' }, before)
  })
}

export async function listSettingChanges({ db }: { db: Db }, subject: Subject): Promise<SettingHistory> {
  const [row, rows] = await Promise.all([repo.findRow(db, subject), repo.listChanges(db, subject, MAX_LISTED_CHANGES)])
  // Newest first: the value after a change is the value before the next newer one.
  const changes = rows.map(({ id, at, actorName, before }, index) => {
    const after = index === 0 ? row?.value : rows[index - 1]!.before
    return {
      id,
      at: at.toISOString(),
      actorName,
      fields: changedFields(withDefaults(subject, before), withDefaults(subject, after)),
    }
  })
  return { changes }
}

type Change = { actor: Actor; subject: Subject; startedFrom: Version | undefined; action: string }

async function replaceSetting(
  tx: Tx,
  now: Date,
  { actor, subject, startedFrom, action }: Change,
  next: object,
): Promise<StoredSetting<unknown>> {
  await repo.lock(tx, subject)
  const row = await repo.findRow(tx, subject)
  if (startedFrom !== undefined && startedFrom !== (row?.updatedAt.toISOString() ?? null))
    throw settingsErrors.SETTINGS_CHANGED()

  const fields = changedFields(withDefaults(subject, row?.value), next).map(({ path }) => path)
  if (fields.length === 0 && !row?.isDemo)
    return { value: next, updatedAt: row?.updatedAt.toISOString() ?? null, isDemo: false }

  // Two changes within a millisecond must have different versions.
  const at = new Date(Math.max(now.getTime(), (row?.updatedAt.getTime() ?? 0) + 1))
  await repo.save(tx, subject, next, at)
  const actorColumns = { actorId: actor?.id ?? null, actorName: actor ? fullName(actor) : SYSTEM_ACTOR_NAME }
  await repo.insertChange(tx, { key: subject, before: row?.value ?? null, at, ...actorColumns })
  await journal.record(tx, { at: now, actor, action, subject, details: { fields } })
  await notifyListener(tx, subject, withDefaults(subject, next), now)
  await invalidateTags(tx, subject)
  return { value: next, updatedAt: at.toISOString(), isDemo: false }
}

/** Validates every value before it is stored, also one restored by an undo. */
function validateSetting(subject: Subject, value: unknown, env: MailEnv): object {
  const parsed = SUBJECTS[subject].schema.safeParse(value)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
    throw new AppError('INVALID_INPUT', 422, Object.fromEntries(fields))
  }
  if (subject === 'sign-in') requireSignInMethod(parsed.data as SignInSettings, env)
  return parsed.data
}

/** Without a mail server, links by e-mail do not work, so only passwords are left. */
function requireSignInMethod({ password }: SignInSettings, { SMTP_URL }: MailEnv): void {
  if (!password && !SMTP_URL)
    throw new AppError('INVALID_INPUT', 422, { password: 'settings-admin:password.neededWithoutMail' })
}

/**
 * Effective value: the stored one, with defaults for fields added by newer versions. A value that stricter rules would
 * refuse now is still read.
 */
export function withDefaults<Name extends Subject>(subject: Name, stored: unknown): ValueOf<Name> {
  const { schema, initial } = SUBJECTS[subject]
  const value = { ...initial, ...(stored as object | null | undefined) }
  const parsed = schema.safeParse(value)
  return (parsed.success ? parsed.data : value) as ValueOf<Name>
}
