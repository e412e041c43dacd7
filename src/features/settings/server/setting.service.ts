import * as journal from '#features/journal/server/journal.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { dropTags, readOnce, readsTag } from '#platform/server/tags.ts'
import { changedFields } from '../model/changed-fields.ts'
import type { SettingHistory, StoredSetting } from '../model/setting.schema.ts'
import { settingsErrors } from '../model/settings.errors.ts'
import type { SignInSettings } from '../model/sign-in.ts'
import { SUBJECTS, type Subject, type ValueOf } from '../model/subjects.ts'
import { tellFollower } from './followers.ts'
import * as repo from './settings.repo.ts'

/** What the product changes of itself, it signs with its own name, as in the journal. */
const OURSELVES = 'cyaan'
/** How many earlier changes the owner sees; the journal knows of all. */
const REMEMBERED = 50

type Actor = Pick<User, 'id' | 'firstName' | 'lastName'> | null
type Version = string | null
type Mailing = Pick<Env, 'SMTP_URL'>
/** Where a setting is stored: what can be decided depends on whether letters go out. */
export type House = Pick<Context, 'db' | 'now'> & { env: Mailing }

export async function getSetting<Name extends Subject>({ db }: { db: Db }, subject: Name): Promise<ValueOf<Name>> {
  readsTag(subject)
  const row = await readOnce(`setting:${subject}`, () => repo.findRow(db, subject))
  return completeSetting(subject, row?.value)
}

/** Several at once, in one question. */
export async function getSettings<Name extends Subject>(
  { db }: { db: Db },
  subjects: readonly Name[],
): Promise<{ [One in Name]: ValueOf<One> }> {
  const values = await readOnce(`settings:${subjects}`, () => repo.findValues(db, subjects))
  return settingsOf(Object.fromEntries(values), subjects)
}

/** The same, for whoever has read the rows with a question of their own. */
export function settingsOf<Name extends Subject>(
  stored: Record<string, unknown>,
  subjects: readonly Name[],
): { [One in Name]: ValueOf<One> } {
  for (const subject of subjects) readsTag(subject)
  const values = subjects.map((subject) => [subject, completeSetting(subject, stored[subject])])
  return Object.fromEntries(values) as { [One in Name]: ValueOf<One> }
}

/** The value with its version, for the one who is going to change it. */
export async function getStored({ db }: { db: Db }, subject: Subject): Promise<StoredSetting<unknown>> {
  const row = await repo.findRow(db, subject)
  return {
    value: completeSetting(subject, row?.value),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    isDemo: row?.isDemo ?? false,
  }
}

/** `startedFrom` is the version one has seen; left out, whatever stands is replaced. */
export function saveSetting(
  { db, now, env }: House,
  actor: Actor,
  subject: Subject,
  value: unknown,
  startedFrom?: Version,
): Promise<StoredSetting<unknown>> {
  const next = checked(subject, value, env)
  return db.transaction((tx) => replace(tx, now(), { actor, subject, startedFrom, action: 'settings.changed' }, next))
}

/** Puts back what stood before a change, which is a change itself: it can be undone as well. */
export function undoSetting(
  { db, now, env }: House,
  actor: Actor,
  subject: Subject,
  { startedFrom, change }: { startedFrom: Version; change?: number | undefined },
): Promise<StoredSetting<unknown>> {
  return db.transaction(async (tx) => {
    await repo.lock(tx, subject)
    const undone = await repo.findChange(tx, subject, change)
    if (!undone) throw settingsErrors.NOTHING_TO_UNDO()
    const before = checked(subject, completeSetting(subject, undone.before), env)
    return replace(tx, now(), { actor, subject, startedFrom, action: 'settings.undone' }, before)
  })
}

export async function listChanges({ db }: { db: Db }, subject: Subject): Promise<SettingHistory> {
  const [row, rows] = await Promise.all([repo.findRow(db, subject), repo.listChanges(db, subject, REMEMBERED)])
  // Newest first: what a change made is what the next newer one found.
  const changes = rows.map(({ id, at, actorName, before }, index) => {
    const after = index === 0 ? row?.value : rows[index - 1]!.before
    return {
      id,
      at: at.toISOString(),
      actorName,
      fields: changedFields(completeSetting(subject, before), completeSetting(subject, after)),
    }
  })
  return { changes }
}

type Change = { actor: Actor; subject: Subject; startedFrom: Version | undefined; action: string }

async function replace(
  tx: Tx,
  now: Date,
  { actor, subject, startedFrom, action }: Change,
  next: object,
): Promise<StoredSetting<unknown>> {
  await repo.lock(tx, subject)
  const row = await repo.findRow(tx, subject)
  if (startedFrom !== undefined && startedFrom !== (row?.updatedAt.toISOString() ?? null))
    throw settingsErrors.SETTINGS_CHANGED()

  const fields = changedFields(completeSetting(subject, row?.value), next).map(({ path }) => path)
  if (fields.length === 0 && !row?.isDemo)
    return { value: next, updatedAt: row?.updatedAt.toISOString() ?? null, isDemo: false }

  // Two changes within a millisecond still have two versions.
  const at = new Date(Math.max(now.getTime(), (row?.updatedAt.getTime() ?? 0) + 1))
  await repo.save(tx, subject, next, at)
  const who = { actorId: actor?.id ?? null, actorName: actor ? fullName(actor) : OURSELVES }
  await repo.remember(tx, { key: subject, before: row?.value ?? null, at, ...who })
  await journal.record(tx, { at: now, actor, action, subject, details: { fields } })
  await tellFollower(tx, subject, completeSetting(subject, next), now)
  await dropTags(tx, subject)
  return { value: next, updatedAt: at.toISOString(), isDemo: false }
}

/** Whatever is going to be stored passes here, be it new or put back. */
function checked(subject: Subject, value: unknown, env: Mailing): object {
  const parsed = SUBJECTS[subject].schema.safeParse(value)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
    throw new AppError('INVALID_INPUT', 422, Object.fromEntries(fields))
  }
  if (subject === 'sign-in') requireWayIn(parsed.data as SignInSettings, env)
  return parsed.data
}

/** Without a mail server no link by e-mail arrives: only the password is left. */
function requireWayIn({ password }: SignInSettings, { SMTP_URL }: Mailing): void {
  if (!password && !SMTP_URL)
    throw new AppError('INVALID_INPUT', 422, { password: 'settings-admin:password.neededWithoutMail' })
}

/**
 * What holds: the stored value, with what a newer version of the product added. A value that was right when it was
 * written is read even if the rules have become stricter since.
 */
export function completeSetting<Name extends Subject>(subject: Name, stored: unknown): ValueOf<Name> {
  const { schema, initial } = SUBJECTS[subject]
  const value = { ...initial, ...(stored as object | null | undefined) }
  const parsed = schema.safeParse(value)
  return (parsed.success ? parsed.data : value) as ValueOf<Name>
}
