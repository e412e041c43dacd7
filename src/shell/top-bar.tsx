import { Link, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isActive, NAVIGATION } from '#features/site/model/navigation.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { moonIcon, sunIcon } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { shellTexts } from './messages/index.ts'
import { NavDrawer } from './nav-drawer.tsx'
import { isDark, onThemeChange, setDark } from './preferences.ts'

const LOGO_SCROLL_PX = 100

export function TopBar({ name }: { name: string }) {
  const t = useT(shellTexts)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > LOGO_SCROLL_PX,
    () => false,
  )
  const showsLogo = pathname === '/' && isScrolled

  return (
    <header className="top-bar">
      <div className="wrap flex h-full items-center">
        <NavDrawer name={name} />
        {/* The logo takes no space in the layout: its neighbour moves by transform, so that scrolling causes no layout shift. */}
        <div className="relative flex h-full grow items-center" data-logo={showsLogo || undefined}>
          {showsLogo && (
            <Link to="/" className="bar-logo">
              <Logo />
              <span>{name}</span>
            </Link>
          )}
          <nav aria-label={t('mainNavigation')} className={`bar-list ${showsLogo ? 'translate-x-46' : ''}`}>
            <ul className="flex h-full gap-7">
              {NAVIGATION.map(({ key, to }) => (
                <li key={key} className="h-full">
                  <Link to={to} aria-current={isActive(to, pathname) ? 'page' : undefined} className="bar-link">
                    {t(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="-mr-2.5 flex items-center">
          <LanguageMenu />
          <ThemeToggle />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** A page with a dimension line: the smallest form of the site's drawing style. */
function Logo() {
  return (
    <svg
      aria-hidden="true"
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className="text-brand"
    >
      <rect x="3" y="3" width="20" height="14" rx="2.5" />
      <path d="M3 7.5h20M3 22.5h20M3 20v5M23 20v5" />
    </svg>
  )
}

function ThemeToggle() {
  const t = useT(shellTexts)
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false)
  return (
    <button
      type="button"
      className="bar-button"
      aria-pressed={dark}
      aria-label={t('darkTheme')}
      onClick={() => setDark(!isDark())}
    >
      <Icon path={moonIcon} className="dark:hidden" />
      <Icon path={sunIcon} className="not-dark:hidden" />
    </button>
  )
}
