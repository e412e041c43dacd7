import { Link } from '@tanstack/react-router'
import { PictureImage } from '#features/media/ui/picture-image.tsx'
import { useDate } from '#features/settings/ui/use-date.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import type { CoverMotif } from '../../model/cover-motif.ts'
import type { PostSummary as Post } from '../../model/post.schema.ts'
import covers from './covers.svg?url'

type PostCardProps = { post: Post; motif?: CoverMotif; isFirst?: boolean; heading?: 'h2' | 'h3' }

/** A post in a list. The link is the title; its click area covers the whole card. */
export function PostCard({ post, motif, isFirst = false, heading: Heading = 'h2' }: PostCardProps) {
  const { id, slug, title, excerpt, locale, isFallback } = post
  return (
    <article className={isFirst ? 'post-card is-first' : 'post-card'} lang={isFallback ? locale : undefined}>
      <PostCover
        cover={post.cover}
        motif={motif}
        isFirst={isFirst}
        sizes={isFirst ? '(width >= 48rem) 580px, 92vw' : '(width >= 40rem) 370px, 92vw'}
      />
      <div>
        <PostFacts post={post} />
        <Heading>
          <Link to="/blog/$blogId/$slug" params={{ blogId: String(id), slug }} className="post-link">
            {title}
          </Link>
        </Heading>
        <p>{excerpt}</p>
      </div>
    </article>
  )
}

type PostCoverProps = { cover: Post['cover']; motif?: CoverMotif; sizes: string; isFirst?: boolean }

export function PostCover({ cover, motif, sizes, isFirst }: PostCoverProps) {
  if (cover) return <PictureImage picture={cover} alt={cover.alt} sizes={sizes} isFirst={isFirst} className="cover" />
  return (
    <svg viewBox="0 0 480 270" aria-hidden="true" className="cover grid-paper">
      <use href={`${covers}#${motif}`} />
    </svg>
  )
}

export function PostFacts({ post }: { post: Post }) {
  const t = useT(blogReadingTexts)
  const date = useDate()
  const { category, readingMinutes, creator, commentCount } = post
  return (
    <p className="post-facts">
      {category && <span className="text-brand-strong">{category.name}</span>}
      <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
      <span>{t('minutes', { count: readingMinutes })}</span>
      <span>{creator}</span>
      {commentCount > 0 && <span>{t('comments', { count: commentCount })}</span>}
    </p>
  )
}
