import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

/** Resolves when the page answers to React. */
export function hydrate(): Promise<void> {
  // The third font is for measures only; it never competes with the first paint.
  import('./mono.css')
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={getRouter()} />
          <Announce onReady={resolve} />
        </StrictMode>,
      )
    })
  })
}

function Announce({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
