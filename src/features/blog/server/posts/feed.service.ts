import { Feed } from 'feed'
import { getCompany } from '#features/settings/server/company.service.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { noteTag } from '#platform/server/tags.ts'
import { stripControlCharacters } from '../documents/escape-html.render.ts'
import * as repo from './post.repo.ts'
import { renderPost } from './post.service.ts'

const MAX_ITEMS = 20
/** Characters of HTML. The library writes the whole feed in one go; a longer post is told by its summary alone. */
const MAX_CONTENT_LENGTH = 100_000

/** The newest posts, whole, in a language. RSS wants an e-mail address in `author`; a name alone is Dublin Core's. */
export async function buildFeed({ db, now, env, log }: Context, locale: Locale, form: 'rss' | 'json'): Promise<Feed> {
  const isRss = form === 'rss'
  const safe = isRss ? safeInCdata : stripControlCharacters
  const { origin } = env
  noteTag('posts')
  const company = await getCompany({ db })
  const address = (path: string) => origin + localizedPath(locale, path)
  const rows = await repo.listFull(db, { locale, now: now(), limit: MAX_ITEMS })
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
    const post = await renderPost(db, row, locale).catch((err) => {
      log.error({ err, post: row.id }, 'post left out of the feed: it does not render')
    })
    if (!post) continue
    const link = address(`/blog/${post.id}/${post.slug}`)
    feed.addItem({
      id: address(`/blog/${post.id}`),
      link,
      title: safe(post.title),
      description: safe(post.excerpt),
      ...(post.html.length > MAX_CONTENT_LENGTH ? {} : { content: withAbsoluteUrls(post.html, origin) }),
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
function safeInCdata(text: string): string {
  return stripControlCharacters(text).replaceAll(']]>', ']] >')
}

/** Read outside this site, so every address is whole. */
function withAbsoluteUrls(html: string, origin: string): string {
  return html
    .replace(/(href|src)="\//g, `$1="${origin}/`)
    .replace(/srcset="[^"]*"/g, (set) => set.replaceAll('/media/', `${origin}/media/`))
}
