import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { excerptOf, plainTextOf, readingMinutes } from '../../model/document-text.ts'
import type { PostPreview } from '../../model/post.schema.ts'
import {
  localesShowing,
  originalLocaleOf,
  originalTextOf,
  type PostContent,
  postSlugOf,
} from '../../model/post-input.schema.ts'
import { renderCasePage } from '../case-studies/case-page.view.tsx'
import { type CaseSources, toCasePage } from '../case-studies/case-study.service.ts'
import { renderDocument } from '../documents/document-html.render.ts'
import { highlightCode } from '../documents/highlight.service.ts'
import { loadCategoryLabels } from '../posts/post-summary.service.ts'
import { requireCurrentRevision } from './authoring.service.ts'
import { pictureIdsOf } from './post-content.service.ts'

export async function previewPost(
  ctx: Context,
  sources: CaseSources,
  id: number,
  locale: Locale,
): Promise<PostPreview> {
  const { post, revision } = await requireCurrentRevision(ctx.db, id)
  const shown = await previewContent(ctx, sources, revision.content, locale)
  return { ...shown, id, commentCount: post.commentCount, updatedAt: revision.savedAt.toISOString() }
}

/** The same for unsaved input, which has no id and no neighbours. */
export async function previewContent(
  ctx: Context,
  sources: CaseSources,
  content: PostContent,
  locale: Locale,
): Promise<PostPreview> {
  const { db, now } = ctx
  const shown = content.texts[locale] ? locale : originalLocaleOf(content)
  const written = content.texts[locale] ?? originalTextOf(content)
  const { title, excerpt, document, coverAlt } = written
  const text = plainTextOf(document)
  const highlighted = await highlightCode(document)
  const labels = await loadCategoryLabels(db, locale)
  const pictures = await findPictures(db, pictureIdsOf(content))
  const cover = pictures.get(content.coverId ?? '')
  return {
    id: 0,
    slug: postSlugOf(written),
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
    ...renderDocument(document, { locale, pictures, highlighted }),
    languages: LOCALES.flatMap((one) =>
      content.texts[one]
        ? { locale: one, slug: postSlugOf(content.texts[one]), shownIn: localesShowing(one, content) }
        : [],
    ),
    updatedAt: now().toISOString(),
    previous: null,
    next: null,
    related: [],
    ...(content.caseStudy && { caseHtml: await previewCase(ctx, sources, content, locale) }),
  }
}

async function previewCase(ctx: Context, sources: CaseSources, content: PostContent, locale: Locale): Promise<string> {
  const { sector = '', situation = '', result = '', ...written } = content.texts[locale] ?? originalTextOf(content)
  const row = {
    id: 0,
    caseStudy: content.caseStudy ?? null,
    publishedAt: content.publishedAt === null ? null : new Date(content.publishedAt),
    updatedAt: ctx.now(),
    slug: postSlugOf(written),
    title: written.title,
    excerpt: written.excerpt,
    locale: content.texts[locale] ? locale : originalLocaleOf(content),
    document: written.document,
    sector,
    situation,
    result,
  }
  return renderCasePage(ctx, locale, await toCasePage(ctx, sources, row, locale))
}
