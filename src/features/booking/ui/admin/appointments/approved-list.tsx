import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, DetailsButton } from './appointment-line.tsx'

const VIEWS = ['coming', 'past'] as const

export function ApprovedList() {
  const t = useT(bookingAdminTexts)
  const [view, setView] = useState<(typeof VIEWS)[number]>('coming')
  const [openId, setOpenId] = useState<string>()
  const search = useInfiniteQuery(timeslotsQueries.approved(view))
  const open = search.data?.pages.flatMap((page) => page.appointments).find(({ id }) => id === openId)
  return (
    <>
      <ChipGroup label={t('approved.show')} options={VIEWS} selected={view} onSelect={setView} className="mb-4 gap-1.5">
        {(option) => t(`approved.${option}`)}
      </ChipGroup>
      <Paged
        search={search}
        itemsOf={(page) => page.appointments}
        t={t}
        empty={t(`approved.none.${view}`)}
        more={t('approved.more')}
      >
        {(appointments) => (
          <ul aria-label={t('approved.list')} className="-mt-2 mb-4">
            {appointments.map((appointment) => (
              <AppointmentLine
                key={appointment.id}
                appointment={appointment}
                aside={appointment.noShow && <Badge tone="danger">{t('noShow')}</Badge>}
                actions={<DetailsButton appointment={appointment} onOpen={setOpenId} />}
              />
            ))}
          </ul>
        )}
      </Paged>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
