import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { loadLandingReviews } from '#features/reviews/ui/load-landing-reviews.ts'
import { siteTexts } from '#features/site/messages/index.ts'
import { LandingPage } from '#features/site/ui/landing-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/')({
  loader: async () => {
    const [content, reviews] = await Promise.all([loadContent('home', siteTexts), loadLandingReviews()])
    return { ...content, ...reviews }
  },
  component: () => <PageOf data={useLoaderData({ from: '/' })} screen={LandingPage} />,
})
