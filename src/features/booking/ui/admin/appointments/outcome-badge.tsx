import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { outcomeOf } from '../../../model/appointment.ts'

export const OUTCOME_TONES = {
  pending: 'warn',
  upcoming: 'ok',
  completed: 'ok',
  noShow: 'danger',
  denied: 'danger',
  cancelled: 'neutral',
} as const

export function OutcomeBadge({ appointment }: { appointment: AppointmentDetails }) {
  const t = useT(bookingHistoryTexts)
  const outcome = outcomeOf(appointment)
  return <Badge tone={OUTCOME_TONES[outcome]}>{t(`status.${outcome}`)}</Badge>
}
