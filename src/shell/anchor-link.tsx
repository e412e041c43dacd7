import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Anchor, NavigationItem } from '#features/site/model/navigation.ts'

const PAGE_RENDER_DELAY_MS = 100
const ANCHOR_TIMEOUT_MS = 3000

type AnchorLinkProps = {
  to: NavigationItem['to']
  anchor: Anchor
  className?: string
  onFollow?: () => void
  children: ReactNode
}

/** Links to a section: scrolls smoothly, or first navigates to the page, waits, then scrolls. */
export function AnchorLink({ to, anchor, className, onFollow, children }: AnchorLinkProps) {
  const router = useRouter()

  async function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onFollow?.()
    const isSamePage = router.state.location.pathname === to
    await router.navigate({ to, hash: anchor, hashScrollIntoView: false, resetScroll: !isSamePage })
    setTimeout(() => scrollToAnchor(anchor), isSamePage ? 0 : PAGE_RENDER_DELAY_MS)
  }

  return (
    <Link to={to} hash={anchor} className={className} onClick={follow} activeOptions={{ includeHash: true }}>
      {children}
    </Link>
  )
}

/** On a slow connection the section may be rendered later: checks again on each frame. */
function scrollToAnchor(id: string, deadline = performance.now() + ANCHOR_TIMEOUT_MS): void {
  const target = document.getElementById(id)
  if (!target && performance.now() < deadline) return void requestAnimationFrame(() => scrollToAnchor(id, deadline))
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!target) return
  target.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' })
  // Keyboard navigation continues from there.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
