import { Link } from '@tanstack/react-router'
import { useSite } from '#features/settings/ui/use-site.ts'
import { NAVIGATION, ONLY_THIS_PLACE } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { closeIcon, menuIcon } from '#ui/icon/frame-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { shellTexts } from './messages/index.ts'
import { NavLink } from './nav-link.tsx'

// Invoker commands: unknown to React's types; browsers open the dialog without JavaScript. `frame-behaviour.ts` does it
// where they are unsupported, and closes the sheet after a click on a link or beside it.
const OPENS_DRAWER: object = { command: 'show-modal', commandfor: 'nav-drawer' }
const CLOSES_DRAWER: object = { command: 'close', commandfor: 'nav-drawer' }

/** The menu of small screens: a menu button and a sheet of 280 px from the left. */
export function NavDrawer({ name }: { name: string }) {
  const t = useT(shellTexts)
  const { hiddenAnchors } = useSite()

  return (
    <>
      <button
        type="button"
        {...OPENS_DRAWER}
        className="bar-button -ml-2.5 md:hidden"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
      >
        <Icon path={menuIcon} />
      </button>
      <dialog id="nav-drawer" aria-label={t('mainNavigation')} className="drawer">
        <div>
          <span>{name}</span>
          <button type="button" {...CLOSES_DRAWER} className="bar-button" aria-label={t('closeMenu')}>
            <Icon path={closeIcon} />
          </button>
        </div>
        <nav aria-label={t('mainNavigation')}>
          <ul>
            {NAVIGATION.map((item) => (
              <li key={item.key}>
                <NavLink item={item} className="drawer-link" />
                {item.anchors.length > 0 && (
                  <ul>
                    {item.anchors
                      .filter((anchor) => !hiddenAnchors.includes(anchor))
                      .map((anchor) => (
                        <li key={anchor}>
                          <Link to={item.to} hash={anchor} activeOptions={ONLY_THIS_PLACE} className="drawer-anchor">
                            {t(`anchor.${anchor}`)}
                          </Link>
                        </li>
                      ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <p>© 2025 {name}</p>
      </dialog>
    </>
  )
}
