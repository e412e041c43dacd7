import { hasUsers } from '#features/identity/server/users/user.repo.ts'
import { removeModeratedTextsByAuthorLike } from '#features/moderation/server/submit.service.ts'
import type { SettingsContext } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { invalidateTags, noteTag } from '#platform/server/tags.ts'
import { type DemoCounts, NO_DEMO_COUNTS } from '../model/demo.schema.ts'
import { DEMO_ID_PATTERN } from '../model/demo-user.ts'
import * as repo from './demo.repo.ts'

/** Demo content of one kind. Composed in `src/server/composition/demo`, because slices cannot import each other. */
export type DemoPart = {
  /** Of a part that older versions did not have: a demo that exists already gets it at the next start, once. */
  addedAs?: string
  seed(ctx: Pick<Context, 'now'>, tx: Tx): Promise<void>
  /** Registers the texts with moderation, so that they can be reported and hidden. */
  register?(tx: Tx): Promise<void>
  count?(db: Db): Promise<Partial<DemoCounts>>
  remove?(tx: Tx): Promise<void>
}

/** On demand, as the parts: a site without demo content does not load it. */
const loadDemoCompany = () => import('./demo-company.service.ts')

/** Cache tag of pages that depend on the presence of demo content. */
const DEMO_TAG = 'demo'
const DEMO_LOCK = 'demo'

/** Until the demo content is removed; never on a site that runs with DEMO=off, the default in production. */
export async function isDemoSite({ db, env }: { db: Db; env: Env }): Promise<boolean> {
  if (!env.DEMO) return false
  noteTag(DEMO_TAG)
  return repo.hasDemoUsers(db)
}

const seededKey = (part: string) => `demo.seeded.${part}`

/** Seeds demo content on the first start. If accounts exist already, only an existing demo gets the parts it lacks. */
export async function seedDemo(ctx: Context, parts: readonly DemoPart[]): Promise<void> {
  await (await loadDemoCompany()).seedDemoCompany(ctx)
  await ctx.db.transaction(async (tx) => {
    // Serialized: of several starting processes only the first one seeds.
    await settings.lock(tx, DEMO_LOCK)
    const isFirstStart = !(await hasUsers(tx))
    if (isFirstStart || (await repo.hasDemoUsers(tx)))
      for (const part of parts) if (await claimSeed(ctx, tx, part, isFirstStart)) await part.seed(ctx, tx)
    // On every start: older demo data was seeded before moderation covered it.
    for (const part of parts) await part.register?.(tx)
  })
}

/** Whether the part is to be seeded now. A stored value says so for ever, also after the owner has deleted its content. */
async function claimSeed({ now }: Context, tx: Tx, { addedAs }: DemoPart, isFirstStart: boolean): Promise<boolean> {
  if (!addedAs) return isFirstStart
  if (await settings.findRow(tx, seededKey(addedAs))) return false
  await settings.saveIfMissing(tx, seededKey(addedAs), {}, now())
  return true
}

/** A change of demo content in one transaction; nothing if the demo has been removed. */
export async function withDemoContent(db: Context['db'], change: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialized with the removal.
    await settings.lock(tx, DEMO_LOCK)
    if (await repo.hasDemoUsers(tx)) await change(tx)
  })
}

/** What a removal deletes. */
export async function countDemo(db: Db, parts: readonly DemoPart[]): Promise<DemoCounts> {
  const counts = { ...NO_DEMO_COUNTS, users: await repo.countDemoUsers(db) }
  for (const part of parts) Object.assign(counts, await part.count?.(db))
  return counts
}

type Removed = (tx: Tx, counts: DemoCounts) => Promise<void>

/**
 * Removes all demo content in one transaction, with the fictional company details. Undefined if there is none: demo users
 * own all of it.
 */
export async function removeDemo(
  ctx: SettingsContext,
  parts: readonly DemoPart[],
  record?: Removed,
): Promise<DemoCounts | undefined> {
  const { removeDemoCompany } = await loadDemoCompany()
  return ctx.db.transaction(async (tx) => {
    // Serialized: of two removals at once the second finds nothing.
    await settings.lock(tx, DEMO_LOCK)
    const counts = await countDemo(tx, parts)
    if (counts.users === 0) return
    await removeModeratedTextsByAuthorLike(tx, DEMO_ID_PATTERN)
    for (const part of parts) await part.remove?.(tx)
    await repo.removeDemoUsers(tx)
    await invalidateTags(tx, DEMO_TAG)
    await removeDemoCompany({ ...ctx, db: tx })
    await record?.(tx, counts)
    return counts
  })
}
