import { LRUCache } from 'lru-cache'
import type { PathExists } from '#features/analytics/server/collect/ingest.service.ts'
import { isCasePath } from '#features/blog/server/case-studies/case-pages.service.ts'
import { blogPages } from '#features/blog/server/posts/blog-pages.service.ts'
import { listPublicPages } from '#features/site/model/public-pages.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import { PAGES } from '#kernel/pages.ts'
import type { Context } from '#platform/server/context.ts'

const STATIC_PATHS: ReadonlySet<string> = new Set(Object.keys(PAGES).filter((route) => !route.includes('$')))
/** Cached results for paths with a parameter, including those that do not exist: otherwise each event would cost a query. */
const dynamicPaths = new LRUCache<string, boolean, Context>({
  max: 5000,
  ttl: 300_000,
  fetchMethod: async (path, _stale, { context }) =>
    path.startsWith('/services/')
      ? isServicePath(context, path)
      : (await blogPages.has(context, path)) || isCasePath(context, path),
})

async function isServicePath(ctx: Context, path: string): Promise<boolean> {
  const pages = listPublicPages(await getSiteSettings(ctx))
  return pages.some(({ paths }) => Object.values(paths).includes(path))
}

/** Whether events may refer to this path: a page of the site, or a published article or case study. */
export const pathExists: PathExists = async (ctx, path) => {
  if (STATIC_PATHS.has(path)) return true
  return /^\/(blog|portfolio|services)\//.test(path) && dynamicPaths.forceFetch(path, { context: ctx })
}
