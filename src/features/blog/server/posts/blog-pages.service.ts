import { expectDefined } from '#kernel/app-error.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { colon, LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import { escapeMarkdown } from '#kernel/markdown.ts'
import type { Context } from '#platform/server/context.ts'
import { noteTag } from '#platform/server/tags.ts'
import type { PostKind } from '../../model/case-studies/case-study.schema.ts'
import { postPath } from '../../model/case-studies/post-path.ts'
import { excerptOf, plainTextOf } from '../../model/document-text.ts'
import { documentToMarkdown } from '../documents/document-markdown.render.ts'
import * as repo from './post.repo.ts'
import { listPosts } from './post.service.ts'
import { toPostSummaries } from './post-summary.service.ts'

type Paths = Record<Locale, string>

/** Posts as dynamic pages of the site: site map, page heads, share images, Markdown twins. */
export const blogPages = {
  /** Newest first. The heading is in that language, or the original. */
  async list(ctx: Context, { locale, limit }: { locale: Locale; limit: number }) {
    noteTag('posts')
    return toEntries(ctx, await repo.listAddresses(ctx.db, { now: ctx.now(), limit }), locale)
  },

  async listPart(ctx: Context, part: { offset: number; limit: number }) {
    noteTag('posts')
    const rows = await repo.listAddresses(ctx.db, { now: ctx.now(), ...part, isOldestFirst: true })
    return toEntries(ctx, rows, ctx.languages.current().defaultLocale)
  },

  count({ db, now }: Context) {
    noteTag('posts')
    return repo.countPublished(db, now())
  },

  /** Whether a path without language prefix is the address of a public post. */
  async has({ db, now }: Context, path: string): Promise<boolean> {
    const [, id, slug = ''] = /^\/blog\/([1-9]\d{0,8})\/([^/]+)$/.exec(path) ?? []
    return id !== undefined && repo.isPublishedAt(db, { id: Number(id), slug, now: now() })
  },

  /** Matches `/blog/12/any-slug`, and `/blog/12` for the share image. */
  async find({ db, now, env }: Context, path: string, locale: Locale) {
    const id = Number(/^\/blog\/([1-9]\d{0,8})(?:\/[^/]+)?$/.exec(path)?.[1])
    if (!id) return undefined
    noteTag(`post:${id}`)
    const row = await repo.find(db, id, { locale, now: now() })
    if (!row) return undefined
    const paths = pathsOf(row, await repo.listLanguages(db, id))
    if (!paths) return undefined
    const { kind, document, updatedAt, ...cardRow } = row
    const [card] = await toPostSummaries(db, [cardRow], locale)
    const { title, excerpt, creator, publishedAt, tags, category, commentCount, readingMinutes } = expectDefined(
      card,
      'summary',
    )
    const { origin } = env
    const url = origin + localizedPath(locale, paths[locale])
    const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(publishedAt))
    return {
      paths,
      imagePath: `/blog/${id}`,
      heading: title,
      description: excerpt,
      publishedAt,
      things: [
        {
          '@type': 'BlogPosting',
          '@id': `${url}#post`,
          url,
          mainEntityOfPage: url,
          headline: title.slice(0, 110),
          description: excerpt,
          inLanguage: row.locale,
          datePublished: publishedAt,
          dateModified: updatedAt.toISOString(),
          author: { '@type': 'Person', name: creator },
          publisher: { '@id': `${origin}/#company` },
          image: `${origin}/share/${locale}/blog/${id}.png`,
          timeRequired: `PT${readingMinutes}M`,
          commentCount,
          ...(category ? { articleSection: category.name } : {}),
          ...(tags.length > 0 ? { keywords: tags.join(', ') } : {}),
        },
        breadcrumbs(origin, locale, { title, url }),
      ],
      markdown: () =>
        [
          `# ${escapeMarkdown(title)}`,
          escapeMarkdown(excerpt === excerptOf(plainTextOf(document)) ? '' : excerpt),
          `${escapeMarkdown(creator)}, ${date}`,
          documentToMarkdown(document, { locale, origin }),
        ]
          .filter(Boolean)
          .join('\n\n')
          .concat('\n'),
    }
  },

  alternates(path: string, locale: Locale) {
    if (path !== '/blog' && !path.startsWith('/blog/')) return []
    const feed = localizedPath(locale, '/blog/feed')
    return [
      { type: 'application/rss+xml', href: `${feed}.xml` },
      { type: 'application/feed+json', href: `${feed}.json` },
    ]
  },
}

function toEntries(ctx: Context, rows: Awaited<ReturnType<typeof repo.listAddresses>>, locale: Locale) {
  const { visible, defaultLocale } = ctx.languages.current()
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, texts]) => {
    const shown = texts.find(({ shownIn }) => shownIn.includes(locale))
    const paths = shown && pathsOf(shown, texts)
    if (!paths) {
      ctx.log.error({ post: id }, 'post left out of the site map: a language has no text')
      return []
    }
    const languages = visible.filter((one) => texts.some((text) => text.locale === one))
    return {
      id,
      paths,
      // A post whose languages are all hidden is shown in the others, and belongs to the default one.
      languages: languages.length > 0 ? languages : [defaultLocale],
      heading: shown.title,
      description: shown.excerpt,
      changedAt: shown.updatedAt.toISOString(),
    }
  })
}

/** Missing languages get the address of the original. Undefined if neither exists. */
export function pathsOf(
  post: { id: number; kind: PostKind },
  texts: { slug: string; shownIn: Locale[] }[],
): Paths | undefined {
  const paths = LOCALES.map((locale) => {
    const text = texts.find(({ shownIn }) => shownIn.includes(locale))
    return text && [locale, postPath({ ...post, slug: text.slug })]
  })
  return paths.includes(undefined) ? undefined : (Object.fromEntries(paths as [Locale, string][]) as Paths)
}

function breadcrumbs(origin: string, locale: Locale, { title, url }: { title: string; url: string }) {
  const blog = origin + localizedPath(locale, '/blog')
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Blog', item: blog },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  }
}

const MAX_LISTED_POSTS = 50

export async function newestPostsMarkdown(ctx: Context, locale: Locale): Promise<string> {
  const { posts } = await listPosts(ctx, { lng: locale, limit: MAX_LISTED_POSTS })
  return posts
    .map(({ id, slug, title, excerpt }) => {
      return `- [${escapeMarkdown(title)}](/blog/${id}/${slug})${colon(locale)} ${escapeMarkdown(excerpt)}`
    })
    .join('\n')
}
