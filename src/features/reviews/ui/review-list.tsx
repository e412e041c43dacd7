import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { ReviewSort, StarCount } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { ReviewCard } from './review-card.tsx'

type ReviewListProps = { sort: ReviewSort; stars: StarCount | undefined; company: string }

export function ReviewList({ sort, stars, company }: ReviewListProps) {
  const t = useT(reviewTexts)
  const search = useInfiniteQuery(reviewQueries.list(sort, stars))
  const isSignedIn = useHasStoredSession()
  const { data: mine } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  return (
    <Paged
      search={search}
      itemsOf={(page) => page.reviews}
      t={t}
      empty={t(stars ? 'noneFound' : 'none')}
      more={t('more')}
    >
      {(reviews) => (
        <>
          {reviews.some(({ isDemo }) => isDemo) && <p className="mb-4 font-semibold text-warn">{t('demo')}</p>}
          <ul aria-label={t('list')} className="mb-6 border-line border-b">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} company={company} isOwn={review.id === mine?.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Paged>
  )
}
