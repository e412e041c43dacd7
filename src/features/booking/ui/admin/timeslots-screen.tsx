import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { plusIcon } from '#ui/icons.ts'
import { Tabs } from '#ui/tabs.tsx'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { ApprovedList } from './appointments/approved-list.tsx'
import { NewAppointmentDialog } from './appointments/new-appointment-dialog.tsx'
import { PendingList } from './appointments/pending-list.tsx'
import { CalendarFeed } from './calendar/calendar-feed.tsx'
import { CalendarView } from './calendar/calendar-view.tsx'
import { RulesScreen } from './rules/rules-screen.tsx'
import { timeslotsQueries } from './timeslots.queries.ts'
import { useFocusRestore } from './use-focus-restore.ts'

export const TIMESLOT_TABS = ['pending', 'approved', 'calendar', 'rules'] as const
export type TimeslotTab = (typeof TIMESLOT_TABS)[number]

type TimeslotsScreenProps = { tab: TimeslotTab; onTab: (tab: TimeslotTab) => void }

export function TimeslotsScreen({ tab, onTab }: TimeslotsScreenProps) {
  const t = useT(bookingAdminTexts)
  const [ruleId, setRuleId] = useState<string>()
  const [isBooking, setBooking] = useState(false)
  const { data } = useQuery(timeslotsQueries.pending())
  const screen = useRef<HTMLDivElement>(null)
  useFocusRestore(screen)
  const waiting = data?.appointments.length ?? 0

  const contents = {
    pending: <PendingList />,
    approved: <ApprovedList />,
    calendar: (
      <>
        <CalendarView
          onRule={(id) => {
            setRuleId(id)
            onTab('rules')
          }}
        />
        <CalendarFeed />
      </>
    ),
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
