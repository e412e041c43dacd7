import type { ReadTextGroups } from '#features/audit/server/drift/drift.service.ts'
import { listBlogTextGroups } from '#features/blog/server/posts/post-text-groups.service.ts'
import { listSiteTextGroups } from '#features/site/server/page-text-groups.service.ts'

/** All translated texts, from the slices that store them. */
export const readTextGroups: ReadTextGroups = async (ctx, locale) => [
  ...(await listSiteTextGroups(ctx, locale)),
  ...(await listBlogTextGroups(ctx, locale)),
]
