import { useQueryClient } from '@tanstack/react-query'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading, SkeletonText } from './skeleton.tsx'

type LoadTogetherProps = {
  /** Announced while it loads. */
  label: string
  /** Default: lines of text. */
  skeleton?: ReactNode
  children: ReactNode
}

/**
 * Shows a screen when all its parts are loaded, so that no control moves under a finger that is about to press it. Parts
 * load while they are hidden. What loads after that, because of an input, has its own placeholder.
 */
export function LoadTogether({ label, skeleton, children }: LoadTogetherProps) {
  const content = useRef<HTMLDivElement>(null)
  const isShown = useIsLoaded(content)
  useRestoredScroll(isShown)
  return (
    <div className="relative flow-root">
      {!isShown && <Loading label={label}>{skeleton ?? <SkeletonText lines={8} />}</Loading>}
      <div ref={content} className={isShown ? undefined : 'invisible absolute inset-x-0 top-0 h-0 overflow-hidden'}>
        {children}
      </div>
    </div>
  )
}

const MAX_WAIT_MS = 10_000

/** Whether everything inside has been loaded once: no active query is waiting for its first data, nothing is `aria-busy`. */
function useIsLoaded(content: { current: HTMLElement | null }): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isLoaded) return
    let frame = 0
    const isLoading = () =>
      content.current?.querySelector('[aria-busy="true"]') ||
      queryClient.isFetching({ predicate: (query) => query.state.status === 'pending' && query.isActive() }) > 0
    const show = () => !isLoading() && setLoaded(true)
    // Two frames later: a part that has just been rendered starts its own queries in an effect.
    function check() {
      cancelAnimationFrame(frame)
      if (!isLoading()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)))
    }
    const observer = new MutationObserver(check)
    if (content.current)
      observer.observe(content.current, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    show()
    // A part that does not respond must not hide the others; it shows its own placeholder.
    const limit = setTimeout(setLoaded, MAX_WAIT_MS, true)
    return () => {
      clearTimeout(limit)
      cancelAnimationFrame(frame)
      observer.disconnect()
      unsubscribe()
    }
  }, [isLoaded, queryClient, content])
  return isLoaded
}

const USER_SCROLLS = ['wheel', 'touchmove', 'pointerdown'] as const

/** The browser and the router restore the position before the content is there; this does it again afterwards. */
function useRestoredScroll(isShown: boolean): void {
  const stored = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const position = useRef(stored)
  useEffect(() => {
    if (isShown) {
      if (position.current) scrollTo({ top: position.current, behavior: 'instant' })
      return
    }
    const forget = () => {
      position.current = undefined
    }
    for (const type of USER_SCROLLS) addEventListener(type, forget, { passive: true })
    return () => {
      for (const type of USER_SCROLLS) removeEventListener(type, forget)
    }
  }, [isShown])
}
