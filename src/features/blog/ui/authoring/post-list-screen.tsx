import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDate } from '#features/settings/ui/use-site.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { blogAuthoringTexts } from '../../messages/authoring/index.ts'
import { POST_STATES, type PostListItem } from '../../model/authoring.schema.ts'
import { authoringQueries } from './authoring.queries.ts'
import { RestorePost } from './restore-post.tsx'

const DAYS_TO_RESTORE = 30
const FILTERS = ['all', ...POST_STATES] as const

/** Posts in every state, for writers. */
export function PostListScreen() {
  const t = useT(blogAuthoringTexts)
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const search = useInfiniteQuery(authoringQueries.posts(filter === 'all' ? undefined : filter))
  return (
    <>
      <ChipGroup label={t('filter')} options={FILTERS} selected={filter} onSelect={setFilter} className="mb-6 gap-2">
        {(option) => t(`state.${option}`)}
      </ChipGroup>
      <Paged search={search} itemsOf={({ posts }) => posts} t={t} empty={t('empty')} more={t('more')}>
        {(posts) => (
          <ul aria-label={t('list')} className="mb-6 border-line border-t">
            {posts.map((post) => (
              <PostListRow key={post.id} post={post} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}

function PostListRow({ post }: { post: PostListItem }) {
  const t = useT(blogAuthoringTexts)
  const date = useDate('medium')
  const { id, slug, title, state, creator, languages, updatedAt, publishedAt, deletedAt } = post
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5">
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
          <Badge>{t(`state.${state}`)}</Badge>
          <span>{creator}</span>
          <span className="measure uppercase">{languages.join(' ')}</span>
          {state === 'deleted' && <span>{t('gone', { date: date(purgeDateOf(deletedAt!)) })}</span>}
          {state === 'scheduled' && <span>{t('publishes', { date: date(publishedAt!) })}</span>}
          {state !== 'deleted' && <span>{t('updated', { date: date(updatedAt) })}</span>}
        </p>
      </div>
      {state === 'deleted' ? (
        <RestorePost id={id} />
      ) : (
        <Link
          to="/edit/$blogId/$slug"
          params={{ blogId: String(id), slug }}
          className={buttonStyles({ variant: 'ghost', size: 's' })}
        >
          {t('edit')}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </li>
  )
}

function purgeDateOf(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + DAYS_TO_RESTORE * DAY_MS).toISOString()
}
