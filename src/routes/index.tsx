import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { LandingPage } from '#features/site/ui/landing-page.tsx'
import { loadLanding } from '#features/site/ui/load-landing.ts'
import styles from '#landing.css?url'

export const Route = createFileRoute('/')({
  loader: loadLanding,
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => <LandingPage data={useLoaderData({ from: '/' })} />,
})
