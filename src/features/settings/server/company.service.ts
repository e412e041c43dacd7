import type { Context } from '#platform/server/context.ts'
import { dropTags, readsTag } from '#platform/server/tags.ts'
import { type Company, company, UNNAMED_COMPANY } from '../model/company.ts'
import type { Site } from '../model/site.ts'
import * as repo from './settings.repo.ts'

const KEY = 'company'

export async function getCompany({ db }: Pick<Context, 'db'>): Promise<Company> {
  readsTag(KEY)
  const stored = await repo.find(db, KEY)
  // A field that a newer version added is not in an older row.
  return stored ? company.parse({ ...UNNAMED_COMPANY, ...stored }) : UNNAMED_COMPANY
}

export function saveCompany({ db, now }: Pick<Context, 'db' | 'now'>, next: Company): Promise<void> {
  return db.transaction(async (tx) => {
    await repo.save(tx, KEY, company.parse(next), now())
    await dropTags(tx, KEY)
  })
}

export async function getSite(ctx: Pick<Context, 'db' | 'env'>): Promise<Site> {
  const { name, facebookUrl, credit } = await getCompany(ctx)
  const hasStyleguide = ctx.env.STYLEGUIDE || ctx.env.NODE_ENV !== 'production'
  return { name, facebookUrl, credit, origin: ctx.env.origin, hasStyleguide }
}
