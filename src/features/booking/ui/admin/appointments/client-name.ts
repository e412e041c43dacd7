import { useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'

/** What to call whoever comes. Of somebody who removed their account only the time is kept. */
export function useClientName() {
  const t = useT(bookingAdminTexts)
  return ({ name }: Pick<AppointmentDetails['client'], 'name'>): string => name || t('client.gone')
}
