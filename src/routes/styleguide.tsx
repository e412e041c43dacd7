import { createFileRoute, notFound } from '@tanstack/react-router'
import styles from '#admin.css?url'
import { loadFrame } from '#shell/frame-data.ts'
import { Styleguide } from '#ui/styleguide/styleguide.tsx'

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
