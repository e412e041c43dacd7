import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useClientName } from './client-name.ts'

type DetailsButtonProps = { appointment: AppointmentDetails; onOpen: (id: string) => void }

export function DetailsButton({ appointment: { id, client, date, time }, onOpen }: DetailsButtonProps) {
  const t = useT(bookingAdminTexts)
  const which = { name: useClientName()(client), day: formatAdminDay(useLocale(), date), time }
  return (
    <Button size="s" variant="ghost" aria-label={t('details.of', which)} onClick={() => onOpen(id)}>
      {t('details')}
    </Button>
  )
}
