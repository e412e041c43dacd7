import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Paged } from '#ui/paged.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Sort, Stars } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { ReviewCard } from './review-card.tsx'

type ReviewListProps = { sort: Sort; stars: Stars | undefined; company: string }

export function ReviewList({ sort, stars, company }: ReviewListProps) {
  const t = useT(reviewTexts)
  const search = useInfiniteQuery(reviewQueries.list(sort, stars))
  const isSignedIn = useSeemsSignedIn()
  const { data: mine } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  return (
    <Paged
      search={search}
      itemsOf={(page) => page.reviews}
      texts={{
        loading: t('loading'),
        failed: t('failed'),
        retry: t('retry'),
        empty: t(stars ? 'noneFound' : 'none'),
        more: t('more'),
      }}
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
