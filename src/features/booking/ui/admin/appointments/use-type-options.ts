import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { RequestType } from '../../../model/subjects/subject.schema.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

/** All subjects as options; those that clients cannot choose are last and marked. */
export function useTypeOptions(): { value: RequestType; label: string }[] {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { data } = useQuery(timeslotsQueries.requestTypes())
  const types = (data?.requestTypes ?? []).toSorted((a, b) => Number(b.active) - Number(a.active))
  return types.map(({ type, subject, active }) => ({
    value: type,
    label: active ? subject[locale] : t('type.hidden', { subject: subject[locale] }),
  }))
}
