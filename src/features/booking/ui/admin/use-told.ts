import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/toast.tsx'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import type { AppointmentDetails } from '../../model/appointment.schema.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { deskDay } from './desk-day.ts'

/** What the server refuses, as a sentence; nothing when there is no better one than "it did not work". */
export function useReason() {
  const told = useT(bookingErrorsTexts)
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return
    if (error.code in bookingErrors) return told(`error.${error.code as 'SLOT_TAKEN'}`)
    return Object.values(error.fields)[0]
  }
}

/** A decision that was made elsewhere meanwhile: says how it stands now. True when it was one. */
export function useOvertaken() {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  return (error: unknown): boolean => {
    const now = currentOf(error)
    if (!now) return false
    const status = t(`status.${now.status}`)
    const changed = { status, day: deskDay(locale, now.date), time: now.time }
    const isDecided = (error as ApiError).code !== 'APPOINTMENT_CHANGED'
    show({ title: isDecided ? t('overtaken', { status }) : t('changed', changed), tone: 'warn' })
    return true
  }
}

function currentOf(error: unknown): AppointmentDetails | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return
  return (error.details as { appointment?: AppointmentDetails } | undefined)?.appointment
}
