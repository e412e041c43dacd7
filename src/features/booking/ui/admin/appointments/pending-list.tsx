import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { sortByUrgency } from '../../../model/appointment.ts'
import { dateInZone } from '../../../model/format-date.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, DetailsButton, RequestAge } from './appointment-line.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

/** Pending requests by urgency. The open dialog survives a failed refetch of the list. */
export function PendingList() {
  const t = useT(bookingAdminTexts)
  const search = useQuery({ ...timeslotsQueries.pending(), refetchInterval: 60_000 })
  const [openId, setOpenId] = useState<string>()
  const open = search.data?.appointments.find(({ id }) => id === openId)
  return (
    <>
      <Loaded query={search} t={t}>
        {({ appointments }) => <Requests appointments={appointments} onOpen={setOpenId} />}
      </Loaded>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

type RequestsProps = { appointments: AppointmentDetails[]; onOpen: (id: string) => void }

function Requests({ appointments, onOpen }: RequestsProps) {
  const t = useT(bookingAdminTexts)
  if (appointments.length === 0) return <EmptyState icon={checkIcon}>{t('pending.none')}</EmptyState>
  return (
    <ul aria-label={t('pending.list')} className="-mt-2">
      {sortByUrgency(appointments).map((appointment) => (
        <AppointmentLine
          key={appointment.id}
          appointment={appointment}
          note={<Replaces appointment={appointment} />}
          aside={<Urgency appointment={appointment} />}
          hasActionsBelow
          actions={
            <>
              <DetailsButton appointment={appointment} onOpen={onOpen} />
              <DecisionButtons appointment={appointment} />
            </>
          }
        />
      ))}
    </ul>
  )
}

/** The time that a change request asks to replace. */
function Replaces({ appointment: { replaces } }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  if (!replaces) return null
  return t('pending.replaces', { day: formatAdminDay(locale, replaces.date), time: replaces.time })
}

/** The age of the request and what makes it urgent. */
function Urgency({ appointment: { hasPassed, isOpen, date, zone, ageHours } }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAdminTexts)
  const isToday = date === dateInZone(new Date().toISOString(), zone)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {hasPassed && <Badge tone="danger">{t('pending.passed')}</Badge>}
      {isToday && !hasPassed && <Badge tone="warn">{t('pending.today')}</Badge>}
      {!isOpen && !hasPassed && <Badge tone="danger">{t('pending.closed')}</Badge>}
      {!hasPassed && <RequestAge hours={ageHours} />}
    </span>
  )
}
