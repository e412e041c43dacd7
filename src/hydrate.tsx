import monoFont from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2?url'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAuthProvider } from './platform/client/api-fetch.ts'
import { getRouter } from './router.tsx'

setAuthProvider(async () => (await import('./features/identity/ui/session.ts')).authProvider)

/** Resolves when the page answers to React. */
export function hydrate(): Promise<void> {
  loadMonoFont()
  const router = getRouter()
  // The service worker stores the pages that were opened without a request for their HTML.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) navigator.serviceWorker?.controller?.postMessage(location.pathname)
  })
  // Without a connection the service worker has the page, and the router lacks its data: the browser follows the link.
  const followByBrowser = (event: Event) =>
    navigator.onLine || ((event.target as Element).closest('a') && event.stopPropagation())
  addEventListener('click', followByBrowser, true)
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <HydrationSignal onReady={resolve}>
          <RouterClient router={router} />
        </HydrationSignal>,
      )
    })
  })
}

/** Around the page, not beside it: a second child would give every `useId` another value than on the server. */
function HydrationSignal({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** The third font is for measures only: it comes with the application and never competes with the first paint. */
function loadMonoFont(): void {
  document.fonts.add(new FontFace('JetBrains Mono', `url(${monoFont})`, { display: 'swap' }))
}
