import { createRootRoute, isNotFound, lazyRouteComponent, Outlet, rootRouteId } from '@tanstack/react-router'
import { Document } from '#shell/document.tsx'
import { loadFrame } from '#shell/frame-data.ts'
import { type PageData, pageHead } from '#shell/page-head.ts'
import styles from '#styles.css?url'
import displayFont from '#ui/fonts/display.woff2?url'
import textFont from '#ui/fonts/text.woff2?url'

export const Route = createRootRoute({
  loader: () => loadFrame(),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches, loaderData }) => {
    if (!loaderData) throw new Error('the frame is not loaded')
    const page = matches.at(-1)
    // The match of an index route ends in a slash; an unknown URL matches the root only.
    const isMissing = !page || page.routeId === rootRouteId || matches.some((match) => isNotFound(match.error))
    const pathname = isMissing ? '' : page.pathname.replace(/(.)\/$/, '$1')
    const { meta, links } = pageHead(loaderData, pathname, page?.loaderData as PageData)
    return {
      meta,
      links: [
        {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: loaderData.site.headingFont ?? displayFont,
          crossOrigin: 'anonymous',
        },
        { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont, crossOrigin: 'anonymous' },
        { rel: 'stylesheet', href: styles },
        ...links,
      ],
    }
  },
  component: Root,
  // Lazy: most visits never show it.
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
})

function Root() {
  return (
    <Document frame={Route.useLoaderData()}>
      <Outlet />
    </Document>
  )
}
