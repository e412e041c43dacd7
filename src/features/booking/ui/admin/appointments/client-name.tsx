import { useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'

/** The name is empty after the account was deleted. */
export function useClientName() {
  const t = useT(bookingAdminTexts)
  return ({ name }: Pick<AppointmentDetails['client'], 'name'>): string => name || t('client.gone')
}

/** In lists and details, in its own text direction. */
export function ClientName({ client }: Pick<AppointmentDetails, 'client'>) {
  return <bdi>{useClientName()(client)}</bdi>
}
