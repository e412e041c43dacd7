import { LRUCache } from 'lru-cache'
import type { PathExists } from '#features/analytics/server/collect/ingest.service.ts'
import { isCasePath } from '#features/blog/server/case-studies/case-pages.service.ts'
import { blogPages } from '#features/blog/server/posts/blog-pages.service.ts'
import { PUBLIC_PAGES } from '#features/site/model/public-pages.ts'
import { PAGES } from '#kernel/pages.ts'
import type { Context } from '#platform/server/context.ts'

const pathsWithoutParameter = Object.keys(PAGES).filter((route) => !route.includes('$'))
const STATIC_PATHS: ReadonlySet<string> = new Set([...PUBLIC_PAGES.map(({ path }) => path), ...pathsWithoutParameter])
/** Cached results for post paths, including those that do not exist: otherwise each event would cost a query. */
const posts = new LRUCache<string, boolean, Context>({
  max: 5000,
  ttl: 300_000,
  fetchMethod: async (path, _stale, { context }) => (await blogPages.has(context, path)) || isCasePath(context, path),
})

/** Whether events may refer to this path: a page of the site, or a published article or case study. */
export const pathExists: PathExists = async (ctx, path) => {
  if (STATIC_PATHS.has(path)) return true
  return /^\/(blog|portfolio)\//.test(path) && posts.forceFetch(path, { context: ctx })
}
