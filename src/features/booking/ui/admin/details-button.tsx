import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../model/appointment.schema.ts'

type DetailsButtonProps = { appointment: AppointmentDetails; onOpen: (id: string) => void }

export function DetailsButton({ appointment: { id, client }, onOpen }: DetailsButtonProps) {
  const t = useT(bookingAdminTexts)
  return (
    <Button size="s" variant="ghost" aria-label={t('details.of', { name: client.name })} onClick={() => onOpen(id)}>
      {t('details')}
    </Button>
  )
}
