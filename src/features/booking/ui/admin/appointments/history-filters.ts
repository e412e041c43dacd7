import { localDate } from '../../../model/appointment.schema.ts'
import { APPOINTMENT_OUTCOMES, type AppointmentOutcome } from '../../../model/appointment.ts'
import { type RequestType, requestTypeCode } from '../../../model/subjects/subject.schema.ts'

/** `history`: past, denied or cancelled. */
export const HISTORY_STATUSES = ['history', 'all', ...APPOINTMENT_OUTCOMES] as const

export type HistoryFilters = {
  q: string
  status: (typeof HISTORY_STATUSES)[number]
  type: RequestType | undefined
  from: string
  to: string
}

/** From the search parameters of the URL; invalid values are ignored. */
export function readHistoryFilters(search: Record<string, unknown>): HistoryFilters {
  const readDate = (value: unknown) => localDate.catch('').parse(value)
  return {
    q: String(search.q ?? '').slice(0, 100),
    status: HISTORY_STATUSES.find((status) => status === search.status) ?? 'history',
    type: requestTypeCode.optional().catch(undefined).parse(search.type),
    from: readDate(search.from),
    to: readDate(search.to),
  }
}

/** Defaults are left out of the URL. */
export function toSearch({ q, status, type, from, to }: HistoryFilters) {
  return {
    q: q || undefined,
    status: status === 'history' ? undefined : status,
    type,
    from: from || undefined,
    to: to || undefined,
  }
}

const OUTCOME_QUERIES = {
  pending: { status: 'PENDING' },
  upcoming: { status: 'APPROVED', when: 'coming' },
  completed: { status: 'APPROVED', when: 'past', noShow: 'false' },
  noShow: { status: 'APPROVED', noShow: 'true' },
  denied: { status: 'DENIED' },
  cancelled: { status: 'CANCELLED' },
} as const satisfies Record<AppointmentOutcome, object>

export function toAppointmentQuery({ q, status, type, from, to }: HistoryFilters) {
  const byStatus = status === 'all' ? {} : status === 'history' ? { when: 'history' as const } : OUTCOME_QUERIES[status]
  return {
    ...byStatus,
    order: 'desc' as const,
    ...(q && { q }),
    ...(type && { type }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
