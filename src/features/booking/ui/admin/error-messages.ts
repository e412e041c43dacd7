import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import type { AppointmentDetails } from '../../model/appointment.schema.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { formatAdminDay } from './format-admin-day.ts'

/** The translated message of a server error; undefined if there is no specific one. */
function useBookingErrorMessage() {
  const tErrors = useT(bookingErrorsTexts)
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return
    if (error.code in bookingErrors) return tErrors(`error.${error.code as 'SLOT_TAKEN'}`)
    return Object.values(error.fields)[0]
  }
}

/** What failed, followed by the reason if it is known; undefined without an error. */
export function useFailureText() {
  const reason = useBookingErrorMessage()
  return (error: unknown, failed: string): string | undefined => {
    if (!error) return
    const why = reason(error)
    // The texts of the specification have no full stop.
    return why ? `${failed.replace(/[^.]$/, '$&.')} ${why}` : failed
  }
}

export function useFailureToast(failed: string) {
  const { show } = useToast()
  const reason = useBookingErrorMessage()
  return (error: unknown) => show({ title: failed, description: reason(error), tone: 'danger' })
}

/** Shows the current state after a conflicting change (409). Returns whether the error was such a conflict. */
export function useConflictToast() {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  return (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.status !== 409) return false
    const { appointment: current } = (error.details ?? {}) as { appointment?: AppointmentDetails }
    if (!current) return false
    const status = t(`status.${current.status}`)
    const changed = { status, day: formatAdminDay(locale, current.date), time: current.time }
    const isDecided = error.code !== 'APPOINTMENT_CHANGED'
    show({ title: isDecided ? t('overtaken', { status }) : t('changed', changed), tone: 'warn' })
    return true
  }
}
