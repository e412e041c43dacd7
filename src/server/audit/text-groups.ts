import type { ReadTextGroups } from '#features/audit/server/drift/drift.service.ts'
import { listBlogTextGroups } from '#features/blog/server/posts/text-groups.service.ts'
import { listSettingTextGroups } from '#features/settings/server/text-groups.service.ts'
import { getStandardTexts } from '#features/site/server/standard-texts.service.ts'

/** All translated texts, from the slices that store them. */
export const readTextGroups: ReadTextGroups = async (ctx, locale) => [
  ...(await listSettingTextGroups(ctx, await getStandardTexts(ctx), locale)),
  ...(await listBlogTextGroups(ctx, locale)),
]
