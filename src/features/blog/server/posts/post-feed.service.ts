import { Feed } from 'feed'
import { getCompany } from '#features/settings/server/company.service.ts'
import { stripControlCharacters } from '#kernel/escape-html.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { noteTag } from '#platform/server/tags.ts'
import { postPath } from '../../model/case-studies/post-path.ts'
import * as repo from './post.repo.ts'
import { renderPost } from './post.service.ts'

/** Title and description of the blog, which the slice of the site's texts has. */
export type FeedHead = { title: string; description: string }

const MAX_ITEMS = 20
/**
 * Characters of HTML. The library builds the feed synchronously, so longer posts have only their summary, and so have case
 * studies, whose page is more than a text.
 */
const MAX_CONTENT_LENGTH = 100_000

/**
 * Feed of the newest posts, with full text. RSS requires an e-mail address in `author`, so names go into Dublin Core.
 */
export async function buildFeed(
  { db, now, env, log }: Context,
  locale: Locale,
  { title, description }: FeedHead,
  form: 'rss' | 'json',
): Promise<Feed> {
  const isRss = form === 'rss'
  const safe = isRss ? safeInCdata : stripControlCharacters
  const { origin } = env
  noteTag('posts')
  const company = await getCompany({ db })
  const address = (path: string) => origin + localizedPath(locale, path)
  const rows = await repo.listFull(db, { locale, now: now(), limit: MAX_ITEMS })
  const feed = new Feed({
    title: safe(`${title} | ${company.name}`),
    description: safe(description),
    id: address('/blog'),
    link: address('/blog'),
    language: locale,
    copyright: safe(company.name),
    updated: new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))),
    feedLinks: { rss: address('/blog/feed.xml'), json: address('/blog/feed.json') },
  })
  for (const row of rows) {
    const post = await renderPost(db, row, locale).catch((err) => {
      log.error({ err, post: row.id }, 'post left out of the feed: it does not render')
    })
    if (!post) continue
    const link = address(postPath({ kind: row.kind, ...post }))
    feed.addItem({
      id: address(row.kind === 'case' ? `/portfolio/${post.id}` : `/blog/${post.id}`),
      link,
      title: safe(post.title),
      description: safe(post.excerpt),
      ...(row.kind === 'case' || post.html.length > MAX_CONTENT_LENGTH
        ? {}
        : { content: withAbsoluteUrls(post.html, origin) }),
      date: new Date(post.updatedAt),
      published: new Date(post.publishedAt),
      ...(isRss
        ? { extensions: [{ name: 'dc:creator', objects: { _cdata: safe(post.creator) } }] }
        : { author: [{ name: safe(post.creator) }] }),
      ...(post.category ? { category: [{ name: safe(post.category.name) }] } : {}),
    })
  }
  return feed
}

/** The library escapes only the first end of a CDATA section. */
function safeInCdata(text: string): string {
  return stripControlCharacters(text).replaceAll(']]>', ']] >')
}

/** Feeds are read on other sites, so URLs must be absolute. */
function withAbsoluteUrls(html: string, origin: string): string {
  return html
    .replace(/(href|src)="\//g, `$1="${origin}/`)
    .replace(/srcset="[^"]*"/g, (set) => set.replaceAll('/media/', `${origin}/media/`))
}
