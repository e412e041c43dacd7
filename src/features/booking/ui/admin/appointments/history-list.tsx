import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { plusIcon } from '#ui/admin-icons.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { AppointmentsByDay } from './appointments-by-day.tsx'
import { appointmentHistoryQuery } from './history.queries.ts'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { type HistoryFilters, readHistoryFilters, toSearch } from './history-filters.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { PastAppointmentDialog } from './past-appointment-dialog.tsx'

type HistoryListProps = {
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

/** Appointments of every status, latest first. The filters are search parameters of the URL. */
export function HistoryList({ search, onSearch }: HistoryListProps) {
  const t = useT(bookingHistoryTexts)
  const [isRecording, setRecording] = useState(false)
  const filters = readHistoryFilters(search)
  return (
    <>
      <HistoryFilterBar filters={filters} onChange={(next) => onSearch({ ...search, ...toSearch(next) })} />
      <Button size="s" variant="ghost" className="mb-6" onClick={() => setRecording(true)}>
        <Icon path={plusIcon} className="size-[18px]" /> {t('record')}
      </Button>
      <Results filters={filters} />
      {isRecording && <PastAppointmentDialog onClose={() => setRecording(false)} />}
    </>
  )
}

function Results({ filters }: { filters: HistoryFilters }) {
  const t = useT(bookingHistoryTexts)
  const isFiltered = Object.values(toSearch(filters)).some(Boolean)
  return (
    <AppointmentsByDay
      search={useInfiniteQuery(appointmentHistoryQuery(filters))}
      empty={t(isFiltered ? 'noneFound' : 'none')}
      partsOf={(appointment) => ({
        note: <Reason appointment={appointment} />,
        aside: <OutcomeBadge appointment={appointment} />,
      })}
    />
  )
}

/** Why the appointment did not take place. */
function Reason({ appointment: { denialReason, cancelReason, cancelledBy } }: { appointment: AppointmentDetails }) {
  const t = useT(bookingHistoryTexts)
  const reason = denialReason ?? cancelReason
  const who = cancelledBy && t(`cancelledBy.${cancelledBy}`)
  if (!reason) return who
  return (
    <>
      {who ?? t('reason')}: <bdi>{reason}</bdi>
    </>
  )
}
