import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { ClientEntryKind, ClientEntryPage } from '../model/client.schema.ts'

/** A person with an account, or known by their address only. */
export type ClientPerson = { userId: string | null; email: string }

/** `locale`: of titles that are names in several languages. */
export type EntryPage = { before?: string | undefined; limit: number; locale: Locale }

/** What a slice has about a person. The slices are listed in `src/server/composition/client-sources.ts`. */
export type ClientSource = {
  kind: ClientEntryKind
  /** Newest first. */
  list(ctx: Pick<Context, 'db' | 'now'>, person: ClientPerson, page: EntryPage): Promise<ClientEntryPage>
  /** The person of the record with this id. */
  findPerson?(db: Db, id: string): Promise<{ email: string; name: string } | undefined>
  /** The last known name of a person without an account. */
  findName?(db: Db, email: string): Promise<string | undefined>
  /** Those of the addresses, in lower case, that have a record here. */
  listKnownAddresses?(db: Db, emails: readonly string[]): Promise<string[]>
}
