import { Link, useRouterState } from '@tanstack/react-router'
import { isActive, type NavigationItem } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { shellTexts } from './messages/index.ts'

/** The router sets `aria-current="page"` on the page itself only; on its subpages the item is current, not the page. */
const ONLY_THIS_PAGE = { exact: true, includeSearch: false }

export function NavLink({ item: { key, to }, className }: { item: NavigationItem; className: string }) {
  const t = useT(shellTexts)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Link
      to={to}
      activeOptions={ONLY_THIS_PAGE}
      aria-current={isActive(to, pathname) || undefined}
      className={className}
    >
      {t(key)}
    </Link>
  )
}
