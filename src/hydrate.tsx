import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAuthProvider } from './platform/client/api-fetch.ts'
import { getRouter } from './router.tsx'
import monoFont from './ui/fonts/mono.woff2?url'

setAuthProvider(async () => (await import('./features/identity/ui/session.ts')).authProvider)

/** Resolves when React has hydrated the page. */
export function hydrate(): Promise<void> {
  loadMonoFont()
  const router = getRouter()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return
    // The service worker stores pages that were opened by client-side navigation, without a request for their HTML.
    navigator.serviceWorker?.controller?.postMessage(location.pathname)
    // The note belongs to the offline copy of the previous page.
    document.querySelector('.copy-note')?.remove()
  })
  // A mutation may have changed what other pages show.
  addEventListener('saved', () => router.clearCache())
  // Offline, the service worker has the page but the router lacks its data: fall back to a document navigation.
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

/** Wraps the page: as a sibling it would change every `useId` compared with the server. */
function HydrationSignal({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** The monospaced font is loaded after hydration, so that it does not compete with the first paint. */
function loadMonoFont(): void {
  document.fonts.add(new FontFace('JetBrains Mono', `url(${monoFont})`, { display: 'swap' }))
}
