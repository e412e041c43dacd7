import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { blogErrors } from '../model/blog.errors.ts'
import type { BlogDocument } from '../model/document.ts'
import { beginningOf, plainTextOf, readingMinutes } from '../model/document-text.ts'
import type { PublicPost } from '../model/post.ts'
import { originalOf, type PostContent } from '../model/post-input.ts'
import { slugOf } from '../model/words.ts'
import { labelsIn } from './card.ts'
import * as repo from './desk.repo.ts'
import { highlightCode } from './highlight.ts'
import { picturesOf } from './post-parts.ts'
import { renderDocument } from './render-document.ts'

type Reading = Pick<Context, 'db' | 'now'>

/** A post as readers would see it, public or not. */
export async function previewPost(ctx: Reading, id: number, locale: Locale): Promise<PublicPost> {
  const post = await repo.find(ctx.db, id)
  const revision = post && (await repo.findRevision(ctx.db, id, post.revision))
  if (!revision) throw blogErrors.BLOG_NOT_FOUND()
  const { commentCount } = post
  return {
    ...(await preview(ctx, revision.content, locale)),
    id,
    commentCount,
    updatedAt: revision.savedAt.toISOString(),
  }
}

/** The same of what is still being written; it has no number and no neighbours. */
export async function preview({ db, now }: Reading, content: PostContent, locale: Locale): Promise<PublicPost> {
  const original = originalOf(content)
  const missing = LOCALES.filter((one) => !content.texts[one])
  const shown = content.texts[locale] ? locale : original
  const { title, excerpt, document, coverAlt } = content.texts[shown]!
  const text = plainTextOf(document as BlogDocument)
  const highlighted = await highlightCode(document as BlogDocument)
  const labels = await labelsIn(db, locale)
  const pictures = await findPictures(db, picturesOf(content))
  const cover = pictures.get(content.coverId ?? '')
  return {
    id: 0,
    slug: slugOf(title),
    title,
    excerpt: excerpt || beginningOf(text),
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
        ? { locale: one, slug: slugOf(content.texts[one].title), shownIn: one === original ? [one, ...missing] : [one] }
        : [],
    ),
    updatedAt: now().toISOString(),
    previous: null,
    next: null,
    related: [],
  }
}
