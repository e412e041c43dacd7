import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import type { BlogDocument } from '../../model/document.schema.ts'
import { excerptOf, plainTextOf, readingMinutes } from '../../model/document-text.ts'
import type { PublicPost } from '../../model/post.schema.ts'
import { originalLocaleOf, type PostContent, postSlugOf } from '../../model/post-input.schema.ts'
import { renderDocument } from '../documents/document-html.render.ts'
import { highlightCode } from '../documents/highlight.service.ts'
import { loadCategoryLabels } from '../posts/post-summary.service.ts'
import * as repo from './authoring.repo.ts'
import { pictureIdsOf } from './post-content.service.ts'

type Reading = Pick<Context, 'db' | 'now'>

export async function previewPost(ctx: Reading, id: number, locale: Locale): Promise<PublicPost> {
  const post = await repo.find(ctx.db, id)
  const revision = post && (await repo.findRevision(ctx.db, id, post.revision))
  if (!revision) throw blogErrors.BLOG_NOT_FOUND()
  const { commentCount } = post
  return {
    ...(await previewContent(ctx, revision.content, locale)),
    id,
    commentCount,
    updatedAt: revision.savedAt.toISOString(),
  }
}

/** The same for unsaved input, which has no id and no neighbours. */
export async function previewContent({ db, now }: Reading, content: PostContent, locale: Locale): Promise<PublicPost> {
  const original = originalLocaleOf(content)
  const missing = LOCALES.filter((one) => !content.texts[one])
  const shown = content.texts[locale] ? locale : original
  const { title, excerpt, document, coverAlt } = content.texts[shown]!
  const text = plainTextOf(document as BlogDocument)
  const highlighted = await highlightCode(document as BlogDocument)
  const labels = await loadCategoryLabels(db, locale)
  const pictures = await findPictures(db, pictureIdsOf(content))
  const cover = pictures.get(content.coverId ?? '')
  return {
    id: 0,
    slug: postSlugOf(content.texts[shown]!),
    title,
    excerpt: excerpt || excerptOf(text),
    lead: excerpt,
    locale: shown,
    isFallback: shown !== locale,
    creator: content.creator,
    category: labels.get(content.categoryId ?? 0) ?? null,
    subcategory: labels.get(content.subcategoryId ?? 0) ?? null,
    tags: content.tags,
    publishedAt: new Date(content.publishedAt ?? now()).toISOString(),
    readingMinutes: readingMinutes(text),
    commentCount: 0,
    cover: cover ? { ...cover, alt: coverAlt } : null,
    ...renderDocument(document as BlogDocument, { locale, pictures, highlighted }),
    languages: LOCALES.flatMap((one) =>
      content.texts[one]
        ? { locale: one, slug: postSlugOf(content.texts[one]), shownIn: one === original ? [one, ...missing] : [one] }
        : [],
    ),
    updatedAt: now().toISOString(),
    previous: null,
    next: null,
    related: [],
  }
}
