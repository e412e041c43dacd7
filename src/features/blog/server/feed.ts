import { Feed } from 'feed'
import { getCompany } from '#features/settings/server/company.service.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { readsTag } from '#platform/server/tags.ts'
import { withoutUnseen } from './escape.ts'
import * as repo from './post.repo.ts'
import { toReadable } from './post.service.ts'

const NEWEST = 20
/** Characters of HTML. The library writes the whole feed in one go; a longer post is told by its summary alone. */
const MAX_CONTENT = 100_000

/** The newest posts, whole, in a language. RSS wants an e-mail address in `author`; a name alone is Dublin Core's. */
export async function feedOf({ db, now, env, log }: Context, locale: Locale, form: 'rss' | 'json'): Promise<Feed> {
  const isRss = form === 'rss'
  const safe = isRss ? safeInSection : withoutUnseen
  const { origin } = env
  readsTag('posts')
  const company = await getCompany({ db })
  const address = (path: string) => origin + localizedPath(locale, path)
  const rows = await repo.listWhole(db, { locale, now: now(), limit: NEWEST })
  const feed = new Feed({
    title: safe(`${company.name} | Blog`),
    description: safe(company.slogan[locale] || company.name),
    id: address('/blog'),
    link: address('/blog'),
    language: locale,
    copyright: safe(company.name),
    updated: new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))),
    feedLinks: { rss: address('/blog/feed.xml'), json: address('/blog/feed.json') },
  })
  for (const row of rows) {
    const post = await toReadable(db, row, locale).catch((err) => {
      log.error({ err, post: row.id }, 'post left out of the feed: it does not render')
    })
    if (!post) continue
    const link = address(`/blog/${post.id}/${post.slug}`)
    feed.addItem({
      id: address(`/blog/${post.id}`),
      link,
      title: safe(post.title),
      description: safe(post.excerpt),
      ...(post.html.length > MAX_CONTENT ? {} : { content: elsewhere(post.html, origin) }),
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

/** The library wraps words in sections that this would end, and ends it only once. */
function safeInSection(text: string): string {
  return withoutUnseen(text).replaceAll(']]>', ']] >')
}

/** Read outside this site, so every address is whole. */
function elsewhere(html: string, origin: string): string {
  return html
    .replace(/(href|src)="\//g, `$1="${origin}/`)
    .replace(/srcset="[^"]*"/g, (set) => set.replaceAll('/media/', `${origin}/media/`))
}
