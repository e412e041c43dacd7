import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useDate } from '#features/settings/ui/use-date.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { chipStyles } from '#ui/chip.tsx'
import { Note } from '#ui/note.tsx'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import { coverMotifs } from '../../model/cover-motif.ts'
import type { Neighbour, PublicPost, TocEntry } from '../../model/post.schema.ts'
import { LazyPostTools } from './lazy-writer-tools.tsx'
import { PostCard, PostCover, PostFacts } from './post-card.tsx'

type PostPageProps = {
  post: PublicPost
  /** Absolute URL for the share links; undefined in a preview. */
  address?: string
  children?: ReactNode
}

export function PostPage({ post, address, children }: PostPageProps) {
  const t = useT(blogReadingTexts)
  const date = useDate()
  const pageLocale = useLocale()
  const { title, lead, locale, isFallback, html, toc, tags, cover, publishedAt, updatedAt } = post
  const motifs = coverMotifs(post.related)
  const wasUpdated = updatedAt.slice(0, 10) > publishedAt.slice(0, 10)
  return (
    <div className="wrap py-12 md:py-18">
      <article className="post">
        <header lang={isFallback ? locale : undefined}>
          <PostFacts post={post} />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {wasUpdated && <p className="mt-4 text-[0.95rem] text-ink-3">{t('updatedOn', { date: date(updatedAt) })}</p>}
          {address && <LazyPostTools id={post.id} slug={post.slug} />}
          {!cover && <PostCover cover={cover} motif={coverMotifs([post])[0]} sizes="" />}
        </header>
        {isFallback && locale !== pageLocale && <Note>{t('fallback', { language: t(`language.${locale}`) })}</Note>}
        {cover && <PostCover cover={cover} sizes="(width >= 64rem) 760px, 92vw" isFirst />}
        <TableOfContents toc={toc} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a validated document, all text escaped */}
        <div className="post-body" lang={isFallback ? locale : undefined} dangerouslySetInnerHTML={{ __html: html }} />
        <footer>
          {tags.length > 0 && (
            <nav aria-label={t('tags')} className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <Link key={tag} to="/blog" search={{ tag }} className={chipStyles({ pressable: true })}>
                  {tag}
                </Link>
              ))}
            </nav>
          )}
          {address && <ShareLinks address={address} title={title} />}
        </footer>
        {children}
      </article>
      <Neighbours {...post} />
      {post.related.length > 0 && (
        <nav aria-labelledby="related" className="mt-16 border-line border-t pt-12">
          <h2 id="related" className="text-[1.8rem]">
            {t('related')}
          </h2>
          <div className="post-cards mt-8">
            {post.related.map((one, index) => (
              <PostCard key={one.id} post={one} motif={motifs[index]} heading="h3" />
            ))}
          </div>
        </nav>
      )}
    </div>
  )
}

function TableOfContents({ toc }: { toc: TocEntry[] }) {
  const t = useT(blogReadingTexts)
  if (toc.length < 2) return null
  return (
    <nav aria-labelledby="contents" className="post-contents">
      <p id="contents" className="font-semibold">
        {t('contents')}
      </p>
      <ol>
        {toc.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'is-finer' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Neighbours({ previous, next }: PublicPost) {
  const t = useT(blogReadingTexts)
  if (!previous && !next) return null
  return (
    <nav aria-label={t('neighbours')} className="post-neighbours">
      <NeighbourLink label={t('previous')} to={previous} rel="prev" />
      <NeighbourLink label={t('next')} to={next} rel="next" />
    </nav>
  )
}

function NeighbourLink({ label, to, rel }: { label: string; to: Neighbour | null; rel: 'prev' | 'next' }) {
  if (!to) return null
  return (
    <Link to="/blog/$blogId/$slug" params={{ blogId: String(to.id), slug: to.slug }} rel={rel}>
      <span className="measure text-ink-3">{label}</span>
      {to.title}
    </Link>
  )
}

/** Plain links: nothing is loaded from other sites before a click. */
function ShareLinks({ address, title }: { address: string; title: string }) {
  const t = useT(blogReadingTexts)
  const [isCopied, setCopied] = useState(false)
  const [url, words] = [address, title].map(encodeURIComponent)
  const targets = {
    mail: ['E-mail', `mailto:?subject=${words}&body=${url}`],
    whatsapp: ['WhatsApp', `https://wa.me/?text=${words}%20${url}`],
    linkedin: ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    facebook: ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  } as const
  return (
    <nav aria-label={t('share')} className="share-links">
      <span aria-hidden="true" className="font-semibold">
        {t('share')}
      </span>
      {Object.entries(targets).map(([way, [name, href]]) => (
        <a
          key={way}
          href={href}
          aria-label={t(`share.${way as keyof typeof targets}`)}
          {...(way !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {name}
        </a>
      ))}
      <button
        type="button"
        className={buttonStyles({ variant: 'ghost', size: 's' })}
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {t('copy')}
      </button>
      <span role="status">{isCopied && t('copied')}</span>
    </nav>
  )
}
