import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { parseReviewSearch, type ReviewSearch } from '#features/reviews/model/review-search.ts'
import { reviewQueries } from '#features/reviews/ui/review.queries.ts'
import { ReviewFilters } from '#features/reviews/ui/review-filters.tsx'
import { ReviewList, ReviewsFailed } from '#features/reviews/ui/review-list.tsx'
import { ReviewChecks, ReviewOverview } from '#features/reviews/ui/review-summary.tsx'
import { WriteReview } from '#features/reviews/ui/signed-in-parts.tsx'
import { settingsQueries } from '#features/settings/ui/settings.queries.ts'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/_data/reviews')({
  // Route options are part of the client entry of every page, so the page validates its search parameters itself.
  validateSearch: (search): ReviewSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { sort = 'newest', stars } = parseReviewSearch(deps)
    const queryClient = getQueryClient()
    const list = reviewQueries.list(sort, stars)
    const [content, , , hasFailed] = await Promise.all([
      loadContent('reviews', identityMenuTexts, reviewTexts, moderationTexts),
      queryClient.ensureQueryData(settingsQueries.company()),
      queryClient.prefetchQuery(reviewQueries.summary()),
      queryClient.ensureInfiniteQueryData(list).then(
        () => false,
        () => true,
      ),
    ])
    return { ...content, hasFailed }
  },
  component: ReviewsPage,
})

function ReviewsPage() {
  const { page, texts, hasFailed } = Route.useLoaderData()
  const router = useRouter()
  const { sort = 'newest', stars } = parseReviewSearch(Route.useSearch())
  const { data: company } = useSuspenseQuery(settingsQueries.company())
  return (
    <TextsProvider value={texts}>
      <ContentPage page={page} drawing="reviews" />
      <div className="wrap flex flex-col gap-10 py-12">
        <ReviewOverview isWhole={sort === 'newest' && !stars && !hasFailed} />
        <WriteReview />
        <div>
          <ReviewFilters sort={sort} stars={stars} />
          {hasFailed ? (
            <ReviewsFailed onRetry={() => router.invalidate()} />
          ) : (
            <ReviewList sort={sort} stars={stars} company={company.name} />
          )}
        </div>
        <ReviewChecks />
      </div>
    </TextsProvider>
  )
}
