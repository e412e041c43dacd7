import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadFrame } from '#shell/frame-data.ts'
import { Styleguide } from '#ui/styleguide/styleguide.tsx'
import styles from '../admin.css?url'

/** For developers; in production only when STYLEGUIDE=on. */
export const Route = createFileRoute('/styleguide')({
  loader: async () => {
    const { site } = await loadFrame()
    if (!site.hasStyleguide) throw notFound()
  },
  head: () => ({
    meta: [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Styleguide,
})
