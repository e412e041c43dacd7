import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatAdminDay } from '../format-admin-day.ts'

/** The name is empty after the account was deleted. */
export function useClientName() {
  const t = useT(bookingAdminTexts)
  return ({ name }: Pick<AppointmentDetails['client'], 'name'>): string => name || t('client.gone')
}

/** Values of the texts about an appointment. */
export function useAppointmentValues({ client, date, time }: Pick<AppointmentDetails, 'client' | 'date' | 'time'>) {
  return { name: useClientName()(client), day: formatAdminDay(useLocale(), date), time }
}

/** Leads to the client card; in its own text direction. */
export function ClientName({ appointment: { id, client } }: { appointment: AppointmentDetails }) {
  const nameOf = useClientName()
  return (
    <ClientLink id={client.email && (client.id ?? id)}>
      <bdi>{nameOf(client)}</bdi>
    </ClientLink>
  )
}
