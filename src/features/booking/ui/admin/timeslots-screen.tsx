import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CALL_DETAILS_TEXTS } from '#features/clients/ui/admin/use-call-details.tsx'
import { SETTING_FORM_TEXTS } from '#features/settings/ui/admin/setting-form.tsx'
import type { SearchProps } from '#platform/client/search-props.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { ownCalendarsTexts } from '../../messages/calendars/index.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingHistoryTexts } from '../../messages/history/index.ts'
import { bookingHoursTexts } from '../../messages/hours/index.ts'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import { AppointmentsByDay } from './appointments/appointments-by-day.tsx'
import { HistoryList } from './appointments/history-list.tsx'
import { NewAppointmentDialog } from './appointments/new-appointment-dialog.tsx'
import { PendingList } from './appointments/pending-list.tsx'
import { CalendarFeed } from './calendar/calendar-feed.tsx'
import { CalendarView } from './calendar/calendar-view.tsx'
import { OwnCalendars } from './own-calendars/own-calendars.tsx'
import { RulesScreen } from './rules/rules-screen.tsx'
import { timeslotsQueries } from './timeslots.queries.ts'

export const TIMESLOTS_TEXTS = [
  bookingAdminTexts,
  bookingHistoryTexts,
  bookingRulesTexts,
  bookingHoursTexts,
  bookingErrorsTexts,
  ownCalendarsTexts,
  ...CALL_DETAILS_TEXTS,
  ...SETTING_FORM_TEXTS,
  platformTexts,
] as const
export const TIMESLOT_TABS = ['pending', 'approved', 'calendar', 'history', 'rules'] as const
export type TimeslotTab = (typeof TIMESLOT_TABS)[number]

type TimeslotsScreenProps = SearchProps &
  Uses<typeof TIMESLOTS_TEXTS> & { tab: TimeslotTab; onTab: (tab: TimeslotTab) => void }

/** Search: filters of the history, view and day of the calendar. */
export function TimeslotsScreen({ tab, onTab, search, onSearch }: TimeslotsScreenProps) {
  const t = useT(bookingAdminTexts)
  const [ruleId, setRuleId] = useState<string>()
  const [isBooking, setBooking] = useState(false)
  const { data } = useQuery(timeslotsQueries.pending())
  const screen = useRef<HTMLDivElement>(null)
  useFocusRestore(screen)
  // On a phone the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per tab
  useEffect(() => {
    screen.current?.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [tab])
  const waiting = data?.appointments.length ?? 0

  const contents = {
    pending: <PendingList />,
    approved: <ApprovedList />,
    calendar: (
      <>
        <CalendarView
          search={search}
          onSearch={onSearch}
          onRule={(id) => {
            setRuleId(id)
            onTab('rules')
          }}
        />
        <OwnCalendars />
        <CalendarFeed />
      </>
    ),
    history: <HistoryList search={search} onSearch={onSearch} />,
    rules: <RulesScreen openId={ruleId} onOpen={setRuleId} />,
  }
  const tabs = TIMESLOT_TABS.map((value) => ({
    value,
    label: (
      <>
        {t(`tab.${value}`)}
        {value === 'pending' && waiting > 0 && <span className="measure text-brand-strong">{waiting}</span>}
      </>
    ),
    content: tab === value && contents[value],
  }))
  return (
    <div ref={screen}>
      <div className="mb-4">
        <Button size="s" variant="ghost" onClick={() => setBooking(true)}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('book')}
        </Button>
      </div>
      <Tabs label={t('tabs')} tabs={tabs} value={tab} onValueChange={onTab} />
      {isBooking && <NewAppointmentDialog onClose={() => setBooking(false)} />}
    </div>
  )
}

/**
 * A decision can remove the row that has the focus. The focus then moves to the row that took its place, or else to the
 * tab panel, instead of the top of the page.
 */
function useFocusRestore(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last: FocusPosition | undefined
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || document.querySelector(DIALOG_SELECTOR)) return
      last = screen.current?.contains(target) ? positionOf(target) : undefined
    }
    const restore = () => {
      if (document.activeElement !== document.body || document.querySelector(DIALOG_SELECTOR)) return
      if (!last) return
      const target = nearestElement(last) ?? screen.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
      target?.focus({ preventScroll: true })
    }
    // A closing dialog returns the focus asynchronously, so every DOM removal is checked.
    const watch = new MutationObserver(() => requestAnimationFrame(restore))
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    // A click on a non-focusable area removes the focus on purpose.
    document.addEventListener('pointerdown', remember)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', remember)
    }
  }, [screen])
}

/** Toasts also have a dialog role, but are not modal. */
const DIALOG_SELECTOR = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'

type FocusPosition = { element: HTMLElement; list: HTMLElement | null; index: number }

function positionOf(element: HTMLElement): FocusPosition {
  const row = element.closest('li')
  const list = row?.parentElement ?? null
  const index = row && list ? [...list.children].indexOf(row) : -1
  return { element, list, index }
}

function nearestElement({ element, list, index }: FocusPosition): HTMLElement | null | undefined {
  if (element.isConnected) return element
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : undefined
  return row?.querySelector<HTMLElement>('button')
}

function ApprovedList() {
  const t = useT(bookingAdminTexts)
  return <AppointmentsByDay search={useInfiniteQuery(timeslotsQueries.approved())} empty={t('approved.none')} />
}
