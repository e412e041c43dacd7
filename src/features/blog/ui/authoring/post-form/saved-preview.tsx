import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { CaseHtml } from '../../case-studies/portfolio-page.tsx'
import { PostPage } from '../../reading/post-page.tsx'
import { authoringQueries, savedPreviewQuery } from '../authoring.queries.ts'
import { publicPageOf } from '../public-page-of.ts'
import { isNotFound, PostNotFoundNote } from './post-screen.tsx'

/** A saved post as readers would see it, whatever its state. */
export function SavedPreview({ id }: { id: string }) {
  const t = useT(blogWritingTexts)
  const { data: post, error } = useQuery(savedPreviewQuery(id, useLocale()))
  const { data: saved } = useQuery(authoringQueries.post(id))
  if (error || !post || !saved)
    return (
      <div className="wrap pb-10">
        {!error && <Loading label={t('loading')} lines={8} />}
        {error && (isNotFound(error) ? <PostNotFoundNote /> : <Note tone="danger">{t('previewFailed')}</Note>)}
      </div>
    )
  const link = { params: { blogId: id, slug: saved.slug }, className: buttonStyles({ variant: 'ghost', size: 's' }) }
  const isPublic = saved.state === 'published'
  return (
    <>
      <div className="wrap">
        <Note>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {t(isPublic ? 'previewPublic' : 'previewOnly')}
            <span className="flex flex-wrap gap-2">
              <Link to="/edit/$blogId/$slug" {...link}>
                {t('toEdit')}
              </Link>
              {isPublic && (
                <Link {...publicPageOf(saved)} className={link.className}>
                  {t('toPublic')}
                </Link>
              )}
            </span>
          </div>
        </Note>
      </div>
      {post.caseHtml ? <CaseHtml html={post.caseHtml} /> : <PostPage post={post} />}
    </>
  )
}
