import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendarIcon } from '#ui/icons.ts'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine } from './appointment-line.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { timeslotsQueries } from './timeslots.queries.ts'

const VIEWS = ['upcoming', 'past'] as const

export function ApprovedList() {
  const t = useT(bookingAdminTexts)
  const [view, setView] = useState<(typeof VIEWS)[number]>('upcoming')
  const [openId, setOpenId] = useState<string>()
  const search = useQuery(timeslotsQueries.appointments({ status: 'APPROVED' }))
  const open = search.data?.appointments.find(({ id }) => id === openId)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form */}
      <div role="group" aria-label={t('approved.show')} className="mb-4 flex flex-wrap gap-1.5">
        {VIEWS.map((one) => (
          <ToggleChip key={one} selected={view === one} onToggle={() => setView(one)}>
            {t(`approved.${one}`)}
          </ToggleChip>
        ))}
      </div>
      <AppointmentList
        label={t('approved.list')}
        search={search}
        keep={({ hasPassed }) => hasPassed === (view === 'past')}
        empty={<EmptyState icon={calendarIcon}>{t('approved.none')}</EmptyState>}
      >
        {(appointment) => (
          <AppointmentLine
            key={appointment.id}
            appointment={appointment}
            aside={appointment.noShow && <Badge tone="danger">{t('noShow')}</Badge>}
            actions={
              <Button
                size="s"
                variant="ghost"
                aria-label={t('details.of', { name: appointment.client.name })}
                onClick={() => setOpenId(appointment.id)}
              >
                {t('details')}
              </Button>
            }
          />
        )}
      </AppointmentList>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
