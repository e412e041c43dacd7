import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { ToggleChip } from '#ui/chip.tsx'
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
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form */}
      <div role="group" aria-label={t('approved.show')} className="mb-4 flex flex-wrap gap-1.5">
        {VIEWS.map((option) => (
          <ToggleChip key={option} selected={view === option} onToggle={() => setView(option)}>
            {t(`approved.${option}`)}
          </ToggleChip>
        ))}
      </div>
      <Paged
        search={search}
        itemsOf={(page) => page.appointments}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          retry: t('retry'),
          empty: t(`approved.none.${view}`),
          more: t('approved.more'),
        }}
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
