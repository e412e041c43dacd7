import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { parseReviewSearch, type ReviewSearch } from '#features/reviews/model/review-search.ts'
import { reviewQueries } from '#features/reviews/ui/review.queries.ts'
import { ReviewFilters } from '#features/reviews/ui/review-filters.tsx'
import { ReviewList, ReviewsFailed } from '#features/reviews/ui/review-list.tsx'
import { ReviewChecks, ReviewSummary } from '#features/reviews/ui/review-summary.tsx'
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
      <div className="wrap grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <ReviewSummary />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <WriteReview />
          <div className="mt-12">
            <ReviewFilters sort={sort} stars={stars} />
            {hasFailed ? (
              <ReviewsFailed onRetry={() => router.invalidate()} />
            ) : (
              <ReviewList sort={sort} stars={stars} company={company.name} />
            )}
          </div>
        </div>
        <div className="min-w-0 lg:col-start-2">
          <ReviewChecks />
        </div>
      </div>
    </TextsProvider>
  )
}
