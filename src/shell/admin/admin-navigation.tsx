import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { adminTexts } from './messages/index.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import { SCREENS } from './screens.ts'
import { useWaiting } from './waiting.queries.ts'

const item = [
  'flex min-h-11 items-center gap-3 rounded-sm max-lg:whitespace-nowrap px-3 font-[550] text-ink-2 no-underline hover:bg-wash hover:text-ink',
  'aria-[current]:bg-wash aria-[current]:text-ink lg:min-h-10 lg:justify-between lg:py-1 lg:leading-snug',
].join(' ')

/** A list at the side; on small screens a row that scrolls. */
export function AdminNavigation() {
  const t = useT(adminTexts)
  const { waiting } = useWaiting()
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/(.)\/$/, '$1') })
  const row = useRef<HTMLUListElement>(null)

  // Scrolls the current screen into view, found by its URL because `aria-current` may be set later. Again after the
  // router, which restores the old scroll position, and when counts arrive and widen the row.
  useEffect(() => {
    const show = () => {
      const current = row.current?.children[SCREENS.findIndex(({ to }) => to === pathname)] as HTMLElement | undefined
      if (row.current && current) row.current.scrollLeft = current.offsetLeft - 24
    }
    const observer = new ResizeObserver(show)
    for (const one of row.current?.children ?? []) observer.observe(one)
    const stop = router.subscribe('onRendered', show)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [pathname, router])

  return (
    <nav
      aria-label={t('navigation')}
      className="border-line bg-paper max-lg:sticky max-lg:top-(--bar) max-lg:z-10 max-lg:border-b lg:border-r"
    >
      <div className="wrap flex items-center gap-2 py-1.5 lg:sticky lg:top-(--bar) lg:flex-col lg:items-stretch lg:gap-3 lg:p-4">
        <PaletteButton />
        <ul ref={row} className="relative flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] lg:flex-col">
          {SCREENS.map(({ key, to }) => {
            const count = waiting.filter((one) => one.to === to).reduce((sum, one) => sum + one.count, 0)
            return (
              <li key={key}>
                <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={item}>
                  {t(`screen.${key}`)}
                  {count > 0 && (
                    <span className="measure text-brand-strong">
                      <span aria-hidden="true">{count}</span>
                      <span className="sr-only">{t('waitingCount', { count })}</span>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}
