import { createFileRoute } from '@tanstack/react-router'
import { loadLandingReviews } from '#features/reviews/ui/load-landing-reviews.ts'
import type { LandingContent } from '#features/site/content/content.ts'
import { LandingPage } from '#features/site/ui/landing-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/')({
  staticData: { hydrate: 'late' },
  loader: async () => {
    const [content, reviews] = await Promise.all([loadContent<LandingContent>('home'), loadLandingReviews()])
    return { ...content, ...reviews }
  },
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <LandingPage
        content={content}
        rating={content.rating}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped
        reviews={content.html && <div dangerouslySetInnerHTML={{ __html: content.html }} />}
      />
    </TextsProvider>
  )
}
