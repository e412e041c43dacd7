import { useRouterState } from '@tanstack/react-router'
import { NAVIGATION } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { AnchorLink } from './anchor-link.tsx'
import { shellTexts } from './messages/index.ts'

/** Links to the sections of the current page. */
export function SubNavigation() {
  const t = useT(shellTexts)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const page = NAVIGATION.find(({ to }) => to === pathname)
  if (!page || page.anchors.length === 0) return null

  return (
    <nav aria-label={t('onThisPage')} className="border-line border-b">
      <ul className="wrap flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {page.anchors.map((anchor) => (
          <li key={anchor} className="shrink-0">
            <AnchorLink to={page.to} anchor={anchor} className="anchor-link">
              {t(`anchor.${anchor}`)}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
