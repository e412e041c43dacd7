import { type ParsedLocation, RouterProvider } from '@tanstack/react-router'
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAuthProvider } from './platform/client/api-fetch.ts'
import { getRouter } from './router.tsx'

setAuthProvider(async () => (await import('./features/identity/ui/session.ts')).authProvider)

/**
 * Resolves when React has hydrated the page. `pageData`: see `getRouter`. Calls `onListening` when React takes over: from then on it handles a click
 * on a part that is not hydrated yet by hydrating that part first. The router's data and code are loaded before, not
 * by `RouterClient`, which would make React wait for them and drop such clicks.
 */
export async function hydrate(onListening: () => void, pageData?: readonly object[]): Promise<void> {
  const router = getRouter(pageData)
  await hydrateRouter(router)
  // Cached HTML is invalidated on change, so treat its data as fresh on arrival.
  for (const match of router.state.matches) match.updatedAt = Date.now()
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => noteFocus(fromLocation))
  router.subscribe('onResolved', ({ pathChanged, hashChanged, toLocation }) => {
    if (pathChanged || hashChanged) moveFocus(toLocation)
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
  onListening()
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <HydrationSignal onReady={resolve}>
          <RouterProvider router={router} />
        </HydrationSignal>,
      )
    })
  })
}

let focused: Element | null
/** The link that was followed on each page of the history. */
const followed: { [key: string]: string | null | undefined } = {}

function noteFocus(page: ParsedLocation | undefined): void {
  focused = document.activeElement
  followed[page?.state.key ?? ''] = focused?.getAttribute('href')
}

/**
 * After a client-side navigation: to the section of the URL fragment, after back and forward to the link that was
 * followed, or to the heading, which a screen reader then announces. Not if the page has moved the focus itself, the
 * user types, or moves through tabs.
 */
function moveFocus({ hash, state }: ParsedLocation): void {
  const { activeElement, body } = document
  if (
    activeElement !== body &&
    (activeElement !== focused || activeElement?.matches('input,textarea,[contenteditable],[role=tab]'))
  )
    return
  const href = followed[state.key ?? '']
  const target =
    document.getElementById(hash) ??
    document.querySelector<HTMLElement>(href ? `main a[href="${CSS.escape(href)}"]` : 'main h1') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById('main') ??
    body
  if (!target.matches('a')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Wraps the page: as a sibling it would change every `useId` compared with the server. */
function HydrationSignal({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
