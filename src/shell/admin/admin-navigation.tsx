import { Link, useRouterState } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { adminTexts } from './messages/index.ts'
import { PaletteButton } from './palette-button.tsx'
import { groupAt, type ScreenGroup, screenGroups } from './screens.ts'
import { useWaiting } from './waiting.queries.ts'

const item = [
  'relative flex rounded-sm font-[550] text-ink-2 no-underline hover:bg-wash hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current]:bg-wash aria-[current]:text-ink [&[aria-current]>svg]:text-brand-strong',
  'max-lg:min-h-16 max-lg:items-center max-lg:justify-center max-lg:px-0.5 max-lg:py-1.5',
  'max-md:flex-col max-md:gap-1 max-md:text-center max-md:text-[12px] max-md:leading-[1.15] md:max-lg:min-h-12 md:gap-2.5',
  'lg:min-h-[34px] lg:items-center lg:px-2.5 lg:py-1 lg:leading-snug',
].join(' ')

/**
 * A list at the side, with all groups. On small screens a row of groups, of which one is open: that of the current screen
 * until another one is pressed.
 */
export function AdminNavigation() {
  const t = useT(adminTexts)
  const role = useAuth((state) => state.userRole)
  const { waiting } = useWaiting()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const [chosen, setChosen] = useState<{ pathname: string; group: ScreenGroup | undefined }>()
  const open = chosen?.pathname === pathname ? chosen.group : groupAt(pathname)
  const countAt = (to: string) => waiting.filter((one) => one.to === to).reduce((sum, { count }) => sum + count, 0)

  return (
    <nav aria-label={t('navigation')} className="border-line bg-paper max-lg:border-b lg:border-r">
      <div className="max-lg:wrap flex flex-col max-lg:px-3 lg:sticky lg:top-(--bar) lg:max-h-[calc(100dvh-var(--bar))] lg:overflow-y-auto lg:py-7 lg:pr-4 lg:[scrollbar-width:thin]">
        <ul className="grid grid-cols-[auto_repeat(4,minmax(0,1fr))] items-stretch gap-x-1 lg:flex lg:flex-col lg:gap-3">
          <li className="row-start-1 max-lg:py-1.5">
            <PaletteButton />
          </li>
          {role &&
            screenGroups({ role, permissions: [] }).map(([group, screens]) => (
              <Group
                key={group}
                group={group}
                screens={screens}
                countAt={countAt}
                isOpen={group === open}
                onToggle={() => setChosen({ pathname, group: group === open ? undefined : group })}
              />
            ))}
        </ul>
      </div>
    </nav>
  )
}

type GroupProps = {
  group: ScreenGroup
  screens: ReturnType<typeof screenGroups>[number][1]
  countAt: (to: string) => number
  isOpen: boolean
  onToggle: () => void
}

function Group({ group, screens, countAt, isOpen, onToggle }: GroupProps) {
  const t = useT(adminTexts)
  const id = useId()
  return (
    <li className="max-lg:contents">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={cn(
          'row-start-1 flex min-h-11 min-w-0 cursor-pointer items-center justify-center gap-1.5 border-transparent border-b-2 px-1 text-[14px] text-ink-2 hover:text-ink focus-visible:-outline-offset-2 sm:text-[15px] lg:hidden',
          isOpen && 'border-brand-line font-semibold text-ink',
        )}
      >
        <span className="relative min-w-0 wrap-normal">
          {t(`group.${group}`)}
          <Count
            count={screens.reduce((sum, { to }) => sum + countAt(to), 0)}
            className="absolute -top-1.5 left-full ml-0.5"
          />
        </span>
      </button>
      <p id={`${id}-name`} className="px-2.5 pb-1 text-[13px] text-ink-3 max-lg:hidden">
        {t(`group.${group}`)}
      </p>
      <ul
        id={id}
        aria-labelledby={`${id}-name`}
        className={cn(
          'col-span-full row-start-2 max-lg:auto-cols-auto max-lg:grid-flow-col max-lg:border-line max-lg:border-t max-lg:py-1.5 lg:flex lg:flex-col',
          isOpen ? 'max-lg:grid' : 'max-lg:hidden',
        )}
      >
        {screens.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={item}>
              <Icon path={icon} className="lg:size-[18px]" />
              <ScreenName>{t(`screen.${key}`)}</ScreenName>
              <Count count={countAt(to)} className="max-md:absolute max-md:top-1 max-md:left-[calc(50%+0.7rem)]" />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Takes no place on small screens, where it would move its neighbours when it arrives. */
function Count({ count, className }: { count: number; className: string }) {
  const t = useT(adminTexts)
  if (count === 0) return null
  return (
    <span className={cn('measure text-brand-strong', className)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('waitingCount', { count })}</span>
    </span>
  )
}

/** Wraps between words, not after the hyphen of one. */
function ScreenName({ children }: { children: string }) {
  const isOneWord = !children.includes(' ')
  return <span className={cn('min-w-0 wrap-normal lg:flex-1', isOneWord && 'whitespace-nowrap')}>{children}</span>
}
