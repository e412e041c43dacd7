import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Anchor, NavigationItem } from '#features/site/model/navigation.ts'

const WAIT_FOR_PAGE = 100
const PATIENCE = 3000

type AnchorLinkProps = {
  to: NavigationItem['to']
  anchor: Anchor
  className?: string
  onFollow?: () => void
  children: ReactNode
}

/** Goes to a place inside a page: glides there, or first opens the page, gives it a moment, then glides. */
export function AnchorLink({ to, anchor, className, onFollow, children }: AnchorLinkProps) {
  const router = useRouter()

  async function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onFollow?.()
    const isHere = router.state.location.pathname === to
    await router.navigate({ to, hash: anchor, hashScrollIntoView: false, resetScroll: !isHere })
    setTimeout(() => glideTo(anchor), isHere ? 0 : WAIT_FOR_PAGE)
  }

  return (
    <Link to={to} hash={anchor} className={className} onClick={follow} activeOptions={{ includeHash: true }}>
      {children}
    </Link>
  )
}

/** On a slow line the page may need longer than we waited; then we look again with each frame. */
function glideTo(id: string, giveUpAt = performance.now() + PATIENCE): void {
  const place = document.getElementById(id)
  if (!place && performance.now() < giveUpAt) return void requestAnimationFrame(() => glideTo(id, giveUpAt))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!place) return
  place.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  // The keyboard goes on from there.
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
