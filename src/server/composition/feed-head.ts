import type { FeedHead } from '#features/blog/server/posts/post-feed.service.ts'
import { pageOf } from '#features/site/content/content.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

/** Title and description of the blog with the owner's texts, for its feeds. */
export async function readFeedHead(ctx: Context, locale: Locale): Promise<FeedHead> {
  return pageOf('blog', locale, await getSiteSettings(ctx))
}
