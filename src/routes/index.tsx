import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import portfolioStyles from '#features/blog/ui/case-studies/portfolio.css?url'
import { LandingPage } from '#features/site/ui/landing-page.tsx'
import { loadLanding } from '#features/site/ui/load-landing.ts'
import styles from '#landing.css?url'

export const Route = createFileRoute('/')({
  loader: loadLanding,
  head: () => ({ links: [styles, portfolioStyles].map((href) => ({ rel: 'stylesheet', href })) }),
  component: () => <LandingPage data={useLoaderData({ from: '/' })} />,
})
