import { randomUUID } from 'node:crypto'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { changeUser } from '#features/identity/server/users/users.service.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { type ExampleScope, fullName, type User } from '#kernel/user.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { clientTexts } from '../messages/index.ts'
import type { CallDetails } from '../model/call-details.schema.ts'
import { clientErrors } from '../model/client.errors.ts'
import type {
  CallInfo,
  ClientCard,
  ClientEntryPage,
  ClientEntryQuery,
  ConsentChange,
  NotesChange,
  PhoneChange,
} from '../model/client.schema.ts'
import * as repo from './client.repo.ts'
import type { ClientPerson, ClientSource, EntryPage } from './client-source.service.ts'

type Sources = readonly ClientSource[]
type NamedPerson = ClientPerson & { name: string }
type FoundClient = NamedPerson & { user: userRepo.UserAccount | null }

/** `examples`: only of those people. */
export async function getClient(
  { db }: Pick<Context, 'db'>,
  sources: Sources,
  key: string,
  examples?: ExampleScope,
): Promise<ClientCard> {
  return toCard(db, key, await findClient(db, sources, key, examples))
}

export async function getCallInfo({ db }: Pick<Context, 'db'>, email: string): Promise<CallInfo> {
  const record = await repo.find(db, email)
  return { phone: record?.phone ?? '', callConsent: toCallConsent(record) }
}

export async function listClientEntries(
  ctx: Context,
  sources: Sources,
  key: string,
  { kind, ...page }: ClientEntryQuery & Pick<EntryPage, 'locale'>,
  examples?: ExampleScope,
): Promise<ClientEntryPage> {
  const client = await findClient(ctx.db, sources, key, examples)
  const source = sources.find((one) => one.kind === kind)
  return source ? source.list(ctx, client, page) : { entries: [], next: null }
}

export function saveNotes(ctx: Context, admin: User, sources: Sources, key: string, change: NotesChange) {
  const { version, notes } = change
  return changeRecord(ctx, admin, sources, key, { version, action: 'client.notesChanged', fields: { notes } })
}

export function savePhone(ctx: Context, admin: User, sources: Sources, key: string, { version, phone }: PhoneChange) {
  return changeRecord(ctx, admin, sources, key, { version, action: 'client.phoneChanged', fields: { phone } })
}

export function saveCallConsent(ctx: Context, admin: User, sources: Sources, key: string, change: ConsentChange) {
  const { version, callConsent } = change
  const tomorrow = new Date(ctx.now().getTime() + DAY_MS).toISOString().slice(0, 10)
  if (callConsent && callConsent.on > tomorrow)
    throw new AppError('INVALID_INPUT', 422, { 'callConsent.on': 'clients:consent.on.future' })
  return changeRecord(ctx, admin, sources, key, {
    version,
    action: callConsent ? 'client.callAllowed' : 'client.callWithdrawn',
    fields: { callConsentOn: callConsent?.on ?? null, callConsentHow: callConsent?.how ?? null },
  })
}

/** Of a user the mark is part of the account; of anyone else of the record, until they register. */
export async function markClient(
  ctx: Context,
  admin: User,
  sources: Sources,
  key: string,
  isClient: boolean,
  caller: RequestInfo,
): Promise<ClientCard> {
  const { userId } = await findClient(ctx.db, sources, key)
  if (userId) await changeUser(ctx, admin, userId, { isClient }, caller)
  else {
    const action = isClient ? 'client.marked' : 'client.unmarked'
    await changeRecord(ctx, admin, sources, key, { version: undefined, action, fields: { isClient } })
  }
  return getClient(ctx, sources, key)
}

type RecordChange = {
  /** Undefined for a change that overwrites no typed text. */
  version: number | undefined
  action: string
  fields: Partial<Pick<repo.ClientRecord, 'notes' | 'phone' | 'callConsentOn' | 'callConsentHow' | 'isClient'>>
}

function changeRecord(
  { db, now }: Context,
  admin: User,
  sources: Sources,
  key: string,
  change: RecordChange,
): Promise<ClientCard> {
  return db.transaction(async (tx) => {
    const client = await findClient(tx, sources, key)
    await updateRecord(tx, admin, client, now(), change)
    return toCard(tx, key, client)
  })
}

async function updateRecord(
  tx: Tx,
  admin: User,
  { userId, email, name }: NamedPerson,
  at: Date,
  { version, action, fields }: RecordChange,
): Promise<void> {
  const record = await repo.findForChange(tx, { id: randomUUID(), email, at })
  if (version !== undefined && record.version !== version) throw clientErrors.CLIENT_CHANGED()
  await repo.update(tx, record.id, { ...fields, version: record.version + 1, updatedAt: at })
  // The journal is retained longer than the record: never notes or a number, and of a person without an account no name.
  const about = userId ? { subject: userId, details: { name } } : { subject: record.id }
  await journal.record(tx, { at, actor: admin, action, ...about })
}

/**
 * What an admin noted while booking, in the transaction of the appointment. Without a number the stored one stays, and
 * so does an earlier consent. `today` is the local day.
 */
export async function saveCallDetails(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  admin: User,
  client: NamedPerson,
  { phone, mayCall, today }: CallDetails & { today: string },
): Promise<void> {
  const change = (action: string, fields: RecordChange['fields']) =>
    updateRecord(tx, admin, client, now(), { version: undefined, action, fields })
  const record = await repo.find(tx, client.email)
  if (phone && phone !== record?.phone) await change('client.phoneChanged', { phone })
  if (!mayCall || record?.callConsentOn) return
  const t = await loadT(admin.language, clientTexts)
  await change('client.callAllowed', { callConsentOn: today, callConsentHow: t('consent.how.booking') })
}

/** A record of a person without an account is erased once nothing else is stored about the address. */
export async function purgeClientRecords({ db }: Pick<Context, 'db'>, sources: Sources): Promise<void> {
  await db.transaction(async (tx) => {
    const emails = await repo.listWithoutAccount(tx)
    if (emails.length === 0) return
    const known = new Set<string>()
    for (const { listKnownAddresses } of sources)
      for (const email of (await listKnownAddresses?.(tx, emails)) ?? []) known.add(email)
    const unknown = emails.filter((email) => !known.has(email))
    if (unknown.length > 0) await repo.remove(tx, ...unknown)
  })
}

/** By the id of a user, or of a message or appointment: addresses are not part of URLs, which are logged. */
async function findClient(db: Db, sources: Sources, key: string, examples?: ExampleScope): Promise<FoundClient> {
  const client = await findPersonByKey(db, sources, key)
  if (!client?.email.endsWith(examples?.emailSuffix ?? '')) throw clientErrors.CLIENT_CARD_NOT_FOUND()
  return client
}

async function findPersonByKey(db: Db, sources: Sources, key: string): Promise<FoundClient | undefined> {
  const user = await userRepo.findById(db, key)
  if (user) return { userId: user.id, email: user.email, name: fullName(user), user }
  for (const { findPerson } of sources) {
    const person = await findPerson?.(db, key)
    if (person?.email) return findByAddress(db, sources, person)
  }
  const record = await repo.findById(db, key)
  if (record) return findByAddress(db, sources, { email: record.email, name: '' })
}

/** An unverified account may belong to another person. */
async function findByAddress(
  db: Db,
  sources: Sources,
  { email, name }: { email: string; name: string },
): Promise<FoundClient> {
  const user = await userRepo.findByEmail(db, email)
  if (user?.emailVerified) return { userId: user.id, email: user.email, name: fullName(user), user }
  const address = email.toLowerCase()
  const names = await Promise.all(sources.map(({ findName }) => (name ? name : findName?.(db, address))))
  return { userId: null, email: address, name: names.find(Boolean) ?? '', user: null }
}

async function toCard(db: Db, key: string, { email, name, user }: FoundClient): Promise<ClientCard> {
  const record = await repo.find(db, email)
  return {
    key,
    name,
    email,
    account: user && {
      id: user.id,
      language: user.language,
      isVerified: user.emailVerified,
      isDisabled: user.isDisabled,
      createdAt: user.createdAt.toISOString(),
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    },
    isClient: (user ?? record)?.isClient ?? false,
    notes: record?.notes ?? '',
    phone: record?.phone ?? '',
    callConsent: toCallConsent(record),
    version: record?.version ?? 0,
  }
}

export function toCallConsent(record: repo.ClientRecord | undefined): ClientCard['callConsent'] {
  if (!record?.callConsentOn) return null
  return { on: record.callConsentOn, how: record.callConsentHow ?? '' }
}
