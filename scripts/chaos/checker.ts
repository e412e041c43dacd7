import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedEmail } from '../../tests/servers/mail-server.ts'
import type { Deployment } from './deployment.ts'
import { type Load, WRITE_KINDS, type WriteKind } from './load.ts'

/** What a check found. `repeated`: further copies of an email with the same Message-ID, which mail systems drop. */
export type Findings = {
  acknowledged: number
  lost: number
  doubled: number
  emails: number
  lostEmails: number
  doubledEmails: number
  repeatedEmails: number
  problems: string[]
}

const STORED_IDS: Record<WriteKind, string> = {
  message: "select title as id from contact_messages where title like 'chaos-%'",
  comment: "select text as id from comments where text like 'chaos-%'",
  appointment: "select comments as id from appointments where comments like 'chaos-%'",
}

/** Each of them is stored in one transaction with a receipt and a notice to the owner. */
const INCOMPLETE = `
  with written as (
    select title as id, 'contact:' || id as about from contact_messages where title like 'chaos-%'
    union all
    select comments, 'booking:' || id from appointments where comments like 'chaos-%'
  )
  select written.id from written left join emails using (about) group by written.id, about having count(emails.id) <> 2`

/** The product sends an email at most twice. */
const MAX_COPIES = 2
/** Without a delivered email. */
const STALLED_DELIVERY_MS = 30_000

/** Compares what was acknowledged with what is stored, and the stored emails with those that the mail server received. */
export async function check(deployment: Deployment, load: Load): Promise<Findings> {
  const { query, mail, checkedEmails } = deployment
  const stored: string[] = []
  for (const kind of WRITE_KINDS) for (const { id } of await query<{ id: string }>(STORED_IDS[kind])) stored.push(id)
  const writes = compareWrites([...load.acknowledged.keys()], stored)
  const problems = [...writes.problems]
  const incomplete = await query<{ id: string }>(INCOMPLETE)
  if (incomplete.length > 0) problems.push(`${incomplete.length} stored without their emails: ${incomplete[0]!.id}`)
  if (load.unexpected.length > 0) problems.push(`${load.unexpected.length} unexpected responses: ${load.unexpected[0]}`)

  // Those written before there was a mail server are `unsent`.
  const all = await query<StoredEmail>("select id, status from emails where status <> 'unsent'")
  const isNew = (id: string) => !checkedEmails.has(id)
  const emails = compareEmails(
    all.filter(({ id }) => isNew(id)),
    mail.received.filter((email) => isNew(idOf(email))),
  )
  for (const { id } of all) checkedEmails.add(id)
  return { ...writes, ...emails, problems: [...problems, ...emails.problems] }
}

export function compareWrites(acknowledged: readonly string[], stored: readonly string[]) {
  const storedSet = new Set(stored)
  const lost = acknowledged.filter((id) => !storedSet.has(id))
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: stored.length - storedSet.size,
    problems: lost.length > 0 ? [`lost: ${lost.slice(0, 3).join(', ')}`] : [],
  }
}

type StoredEmail = { id: string; status: string }
type DeliveredEmail = { to: string[]; mail: Pick<ReceivedEmail['mail'], 'messageId' | 'subject' | 'text'> }

export function compareEmails(stored: readonly StoredEmail[], received: readonly DeliveredEmail[]) {
  const problems: string[] = []
  const ids = new Set(stored.map(({ id }) => id))
  const copies = Map.groupBy(received, idOf)
  const lost = stored.filter(({ id }) => !copies.has(id))
  if (lost.length > 0) problems.push(`${lost.length} emails did not arrive (${lost[0]!.status})`)
  const unknown = [...copies.keys()].filter((id) => !ids.has(id))
  if (unknown.length > 0) problems.push(`${unknown.length} emails arrived that are not stored`)
  const tooOften = [...copies.values()].filter((list) => list.length > MAX_COPIES)
  if (tooOften.length > 0) problems.push(`${tooOften.length} emails arrived more than twice`)
  const contents = Map.groupBy(received, ({ to, mail: { subject, text } }) => JSON.stringify([to, subject, text]))
  const doubled = [...contents.values()].filter((list) => new Set(list.map(({ mail }) => mail.messageId)).size > 1)
  return {
    emails: stored.length,
    lostEmails: lost.length,
    doubledEmails: doubled.length,
    repeatedEmails: received.length - copies.size,
    problems,
  }
}

/** The Message-ID begins with the id of the stored email. */
function idOf({ mail: { messageId = '' } }: DeliveredEmail): string {
  return messageId.slice(1).split('@')[0]!
}

/**
 * Waits until no email is queued, as long as their number falls. The lease of a killed process lasts five minutes and the pause after a failure a
 * minute or more: they are ended by an update, for emails whose attempt began more than `attemptSeconds` ago and can
 * no longer be running. Every second a write triggers the delivery.
 */
export async function deliverAll(deployment: Deployment, load: Load, attemptSeconds: number): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let end = 0
  for (;;) {
    const [row] = await deployment.query<{ queued: number }>(
      "select count(*)::int as queued from emails where status = 'queued'",
    )
    if (row!.queued === 0) return
    if (row!.queued < fewest) {
      fewest = row!.queued
      end = performance.now() + STALLED_DELIVERY_MS
    }
    if (performance.now() > end) throw new Error(`${row!.queued} emails are still queued`)
    await deployment.query(
      `update emails set due_at = now() where status = 'queued' and due_at > now()
        and last_attempt_at < now() - make_interval(secs => $1)`,
      [attemptSeconds],
    )
    await load.write(0)
    await pause(1000)
  }
}
