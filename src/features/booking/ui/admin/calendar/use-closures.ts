import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { closureOf, createDayMaps } from '../../../model/day-map.ts'
import type { StoredRule } from '../../../model/rule.schema.ts'
import type { AvailabilityRule } from '../../../model/rule.ts'
import { useRuleName } from '../rules/rule-name.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

/** Closed days by the rules: the name of the rule that blocks the day, or "closed". */
export function useClosures(enabled: boolean): (date: string) => string | undefined {
  const t = useT(bookingAdminTexts)
  const nameOf = useRuleName()
  const { data } = useQuery({ ...timeslotsQueries.rules(), enabled })
  // The API sends the fields of all types; those of other types are null.
  const dayMapOf = useMemo(() => data && createDayMaps(data.rules as AvailabilityRule[]), [data])
  return (date) => {
    const closure = dayMapOf && closureOf(dayMapOf(date))
    return closure && (closure.rule ? nameOf(closure.rule as StoredRule) : t('legend.closed'))
  }
}
