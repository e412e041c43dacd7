import { Link, useRouterState } from '@tanstack/react-router'
import { useSite } from '#features/settings/ui/use-site.ts'
import { NAVIGATION, ONLY_THIS_PLACE } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { shellTexts } from './messages/index.ts'

/** Links to the sections of the current page. */
export function SubNavigation() {
  const t = useT(shellTexts)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const page = NAVIGATION.find(({ to }) => to === pathname)
  const { hiddenAnchors } = useSite()
  const anchors = page?.anchors.filter((anchor) => !hiddenAnchors.includes(anchor))
  if (!page || !anchors?.length) return null

  return (
    <nav aria-label={t('onThisPage')} className="border-line border-b">
      <ul className="wrap flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {anchors.map((anchor) => (
          <li key={anchor} className="shrink-0">
            <Link to={page.to} hash={anchor} activeOptions={ONLY_THIS_PLACE} className="anchor-link">
              {t(`anchor.${anchor}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
