import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import styles from '#admin.css?url'
import { loadFrame } from '#shell/frame-data.ts'

/** For developers; in production only when STYLEGUIDE=on. The module is imported when it is rendered, not before. */
export const Route = createFileRoute('/styleguide')({
  loader: async () => {
    const { site } = await loadFrame()
    if (!site.hasStyleguide) throw notFound()
  },
  head: () => ({
    meta: [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: lazy(async () => ({ default: (await import('#styleguide/styleguide.tsx')).Styleguide })),
})
