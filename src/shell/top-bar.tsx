import { Link, useRouterState } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { NAVIGATION } from '#features/site/model/navigation.ts'
import type { Site } from '#features/site/model/site.schema.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { AccountMenu } from './account-menu.tsx'
import { FrameIcon } from './frame-icon.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { shellTexts } from './messages/index.ts'
import { NavDrawer } from './nav-drawer.tsx'
import { NavLink } from './nav-link.tsx'

export function TopBar({ site: { name, logo, languages } }: { site: Pick<Site, 'name' | 'logo' | 'languages'> }) {
  const t = useT(shellTexts)
  const isLanding = useRouterState({ select: (state) => state.location.pathname === '/' })
  return (
    <header className="top-bar">
      <div className="wrap flex h-full items-center">
        <NavDrawer name={name} />
        {/* `frame.css` shows the logo after scrolling. It takes no space in the layout: its neighbour moves by transform. */}
        <div className="relative flex h-full grow items-center">
          <Link to="/" className={isLanding ? (name.length > 14 ? 'bar-logo bar-logo-long' : 'bar-logo') : 'hidden'}>
            {/* biome-ignore lint/a11y/useAltText: one of the attributes */}
            {logo ? <img {...logo} /> : <StandardMark />}
            <span>{name}</span>
          </Link>
          <nav aria-label={t('mainNavigation')} className="bar-list">
            <ul className="flex h-full gap-7">
              {NAVIGATION.map((item) => (
                <li key={item.key} className="h-full">
                  <NavLink item={item} className="bar-link" />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="-mr-2.5 flex items-center">
          {languages[1] && <LanguageMenu languages={languages} />}
          <ThemeToggle />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

/** The bar stays mounted, so the path that the server wrote stays in the page; the scripts leave it out. */
const markPath = createIsomorphicFn()
  .server(
    (): string | undefined =>
      'M5.5 3h15a2.5 2.5 0 012.5 2.5v9a2.5 2.5 0 01-2.5 2.5h-15A2.5 2.5 0 013 14.5v-9A2.5 2.5 0 015.5 3zM3 7.5h20M3 22.5h20M3 20v5M23 20v5',
  )
  .client((): string | undefined => undefined)

/** A page with a dimension line: the smallest form of the site's drawing style. `frame.css` paints it. */
function StandardMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 26 26">
      <path d={markPath()} suppressHydrationWarning />
    </svg>
  )
}

/** Works without React: `frame-behaviour.ts` handles the click and sets `aria-pressed`. */
function ThemeToggle() {
  const t = useT(shellTexts)
  return (
    <button
      type="button"
      className="bar-button theme-toggle"
      aria-pressed="false"
      aria-label={t('darkTheme')}
      suppressHydrationWarning
    >
      <FrameIcon name="moon" className="dark:hidden" />
      <FrameIcon name="sun" className="not-dark:hidden" />
    </button>
  )
}
