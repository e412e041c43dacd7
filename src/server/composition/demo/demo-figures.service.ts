import {
  countExampleVisits,
  findLastExample,
  insertExamples,
  removeExamples,
} from '#features/analytics/server/figures/example-figures.repo.ts'
import { FIGURE_TABLES } from '#features/analytics/server/figures/figure-tables.ts'
import { findFirstVisit } from '#features/analytics/server/visitors/visitors.repo.ts'
import { blogPages } from '#features/blog/server/posts/blog-pages.service.ts'
import { makeExampleFigures } from '#features/demo/model/figures/example-figures.ts'
import { type DemoPart, withDemoContent } from '#features/demo/server/demo.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

const MAX_POSTS = 6

export const demoFigures: DemoPart = {
  /** A job makes them after the start (`refreshExampleFigures`): the first page does not wait for thousands of rows. */
  async seed() {},
  async count(db) {
    return { visits: await countExampleVisits(db) }
  },
  remove: removeExamples,
}

/**
 * Makes the example figures up to today, in one transaction. A site that has measured visits of its own gets none: an older
 * demo site that is updated would suddenly show made-up figures instead of its own.
 */
export async function refreshExampleFigures(ctx: Context): Promise<void> {
  const { timeZone: zone } = await getCompany(ctx)
  const today = toLocal(ctx.now(), zone).date
  if (!(await isOutdated(ctx, today, zone))) return
  const entries = await blogPages.listPart(ctx, { offset: 0, limit: MAX_POSTS })
  const posts = entries.map(({ paths }) => paths[DEFAULT_LOCALE])
  const figures = makeExampleFigures({ today, zone, now: ctx.now(), posts })
  await withDemoContent(ctx.db, async (tx) => {
    await removeExamples(tx)
    await insertExamples(tx, figures)
  })
}

async function isOutdated({ db }: Context, today: LocalDate, zone: string): Promise<boolean> {
  const last = await findLastExample(db)
  if (last) return toLocal(last, zone).date !== today
  return (await findFirstVisit(db, FIGURE_TABLES.own)) === null
}
