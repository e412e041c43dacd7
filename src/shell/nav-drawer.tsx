import { Link, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { isActive, NAVIGATION } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { closeIcon, menuIcon } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { AnchorLink } from './anchor-link.tsx'
import { shellTexts } from './messages/index.ts'

// Invoker commands: unknown to React's types; browsers open the dialog without JavaScript.
const OPENS_DRAWER: object = { command: 'show-modal', commandfor: 'nav-drawer' }
const CLOSES_DRAWER: object = { command: 'close', commandfor: 'nav-drawer' }

/** The menu of small screens: a menu button and a sheet of 280 px from the left. */
export function NavDrawer({ name }: { name: string }) {
  const t = useT(shellTexts)
  const drawer = useRef<HTMLDialogElement>(null)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const close = () => drawer.current?.close()
  // Fallback for browsers without invoker commands.
  const open = () => !('command' in HTMLButtonElement.prototype) && drawer.current?.showModal()

  return (
    <>
      <button
        type="button"
        {...OPENS_DRAWER}
        className="bar-button -ml-2.5 md:hidden"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon path={menuIcon} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the keyboard has Escape and the button */}
      <dialog
        ref={drawer}
        id="nav-drawer"
        aria-label={t('mainNavigation')}
        className="drawer"
        onClick={(event) => event.target === drawer.current && close()}
      >
        <div>
          <span>{name}</span>
          <button type="button" {...CLOSES_DRAWER} className="bar-button" aria-label={t('closeMenu')} onClick={close}>
            <Icon path={closeIcon} />
          </button>
        </div>
        <nav aria-label={t('mainNavigation')}>
          <ul>
            {NAVIGATION.map(({ key, to, anchors }) => (
              <li key={key}>
                <Link
                  to={to}
                  onClick={close}
                  aria-current={isActive(to, pathname) ? 'page' : undefined}
                  className="drawer-link"
                >
                  {t(key)}
                </Link>
                {anchors.length > 0 && (
                  <ul>
                    {anchors.map((anchor) => (
                      <li key={anchor}>
                        <AnchorLink to={to} anchor={anchor} onFollow={close} className="drawer-anchor">
                          {t(`anchor.${anchor}`)}
                        </AnchorLink>
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
