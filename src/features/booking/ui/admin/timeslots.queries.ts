import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import { mailQueries } from '#features/mail/ui/admin/mail.queries.ts'
import { monthOf } from '#kernel/calendar.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { cachedQuery, freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type {
  AppointmentDetails,
  AppointmentList,
  AppointmentMove,
  appointmentForClient,
  approval,
  pastAppointment,
} from '../../model/appointment.schema.ts'
import { type holidayImport, ruleContent } from '../../model/rules/rule.schema.ts'
import type { RuleContent } from '../../model/rules/rule.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import type { BookingAdminRoutes } from '../../server/booking-admin.routes.ts'
import { bookingQueries } from '../booking.queries.ts'
import type { toAppointmentQuery } from './appointments/history-filters.ts'

const api = apiClient<BookingAdminRoutes>('/booking/admin')

type AppointmentRange = { from?: string; to?: string; status?: 'PENDING' | 'APPROVED' }

export const timeslotsQueries = {
  all: () => [...bookingQueries.all(), 'admin'] as const,
  appointments: (range: AppointmentRange) => ({
    ...freshQuery([...timeslotsQueries.all(), 'appointments', range], () => fetchAllPages(range)),
    placeholderData: keepPreviousData,
  }),
  pending: () => timeslotsQueries.appointments({ status: 'PENDING' }),
  /** Upcoming. */
  approved: () =>
    adminListQuery([...timeslotsQueries.all(), 'approved'], (after) =>
      unwrap(api.appointments.$get({ query: { status: 'APPROVED', when: 'coming', limit: '50', after } })),
    ),
  /** With those that clients cannot choose. */
  requestTypes: () =>
    freshQuery([...timeslotsQueries.all(), 'request-types'], () => unwrap(api['request-types'].$get())),
  rules: () => freshQuery([...timeslotsQueries.all(), 'rules'], () => unwrap(api.rules.$get())),
  preview: (rule: RuleContent, replaces: string | undefined, month: string) => ({
    ...freshQuery([...timeslotsQueries.all(), 'preview', rule, replaces, month], () =>
      unwrap(api.rules.preview.$post({ json: { rule, replaces, month } })),
    ),
    placeholderData: keepPreviousData,
  }),
  /** Slots for an admin. `appointment`: the one being moved, whose own time counts as free. */
  slots: (month: string, type: RequestType, appointment?: string) =>
    freshQuery([...timeslotsQueries.all(), 'slots', month, type, appointment], () =>
      unwrap(api.slots.$get({ query: { month, type, ...(appointment && { appointment }) } })),
    ),
  /** `version`: another one has other entries. */
  changes: (id: string, version: number) =>
    freshQuery([...timeslotsQueries.all(), 'changes', id, version], () =>
      unwrap(api.appointments[':id'].history.$get({ param: { id } })),
    ),
  holidays: (year: number) =>
    freshQuery([...timeslotsQueries.all(), 'holidays', year], () =>
      unwrap(api.rules.holidays.$get({ query: { year: String(year) } })),
    ),
  explanation: (date: string, time: string, type: RequestType) =>
    freshQuery([...timeslotsQueries.all(), 'explain', date, time, type], () =>
      unwrap(api.explain.$get({ query: { date, time, type } })),
    ),
  agenda: () => freshQuery([...timeslotsQueries.all(), 'agenda'], () => unwrap(api.agenda.$get())),
  history: (query: ReturnType<typeof toAppointmentQuery>) =>
    adminListQuery([...timeslotsQueries.all(), 'history', query], (after) =>
      unwrap(api.appointments.$get({ query: { ...query, limit: '50', after } })),
    ),
  feed: () => cachedQuery([...timeslotsQueries.all(), 'feed'], () => unwrap(api.feed.$get())),
}

/** Follows the cursor to the end, because a calendar must be complete. */
async function fetchAllPages(range: AppointmentRange) {
  const appointments: AppointmentDetails[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query = { ...range, limit: '1000', ...(after && { after }) }
    const page: AppointmentList = await unwrap(api.appointments.$get({ query }))
    appointments.push(...page.appointments)
    after = page.next
  }
  return { appointments }
}

/** Optimistic locking: a decision sends the version shown on the screen. */
type SeenVersion = Pick<AppointmentDetails, 'id' | 'version'>

export function useApprove(id: string) {
  return useBookingMutation((json: z.input<typeof approval>) =>
    unwrap(api.appointments[':id'].approve.$post({ param: { id }, json })),
  )
}

export function useDenyOrCancel(action: 'deny' | 'cancel', { id, version }: SeenVersion) {
  return useBookingMutation((reason: string) =>
    unwrap(api.appointments[':id'][action].$post({ param: { id }, json: { reason, version } })),
  )
}

/** The details that are shown again after a move have its version: the next decision would be a conflict otherwise. */
export function useMove(id: string) {
  return useBookingMutation(
    (to: AppointmentMove) => unwrap(api.appointments[':id'].move.$post({ param: { id }, json: to })),
    { waitsForRefetch: true },
  )
}

export function useNoShow({ id, version }: SeenVersion) {
  return useBookingMutation((noShow: boolean) =>
    unwrap(api.appointments[':id']['no-show'].$post({ param: { id }, json: { noShow, version } })),
  )
}

export function useEraseGuest(id: string) {
  return useBookingMutation(() => unwrap(api.appointments[':id']['erase-guest'].$post({ param: { id } })))
}

export function useCreateAppointment() {
  return useBookingMutation((json: z.input<typeof appointmentForClient>) => unwrap(api.appointments.$post({ json })))
}

export function useRecordPastAppointment() {
  return useBookingMutation((json: z.input<typeof pastAppointment>) => unwrap(api.appointments.past.$post({ json })))
}

export type SavedRule = { content: RuleContent; startedFrom: string | undefined; wholeDay?: boolean }

export function useSaveRule(id: string | undefined) {
  return useBookingMutation(({ content, startedFrom, wholeDay }: SavedRule) =>
    id && startedFrom
      ? unwrap(api.rules[':id'].$put({ param: { id }, json: { ...content, startedFrom, wholeDay } }))
      : unwrap(api.rules.$post({ json: { ...content, wholeDay } })),
  )
}

/** Appointments in any month whose time an unsaved rule closes. */
export async function findRuleHits(rule: RuleContent, replaces: string | undefined) {
  const month = monthOf(new Date().toISOString())
  return (await unwrap(api.rules.preview.$post({ json: { rule, replaces, month } }))).hits
}

export function useSwitchRule(id: string) {
  return useBookingMutation((active: boolean) => unwrap(api.rules[':id'].$patch({ param: { id }, json: { active } })))
}

/** Appointments whose time closes if the current version of the rule is activated or deactivated. */
export function useAffectedAppointments(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (active: boolean) => {
      const { rules } = await queryClient.fetchQuery(timeslotsQueries.rules())
      const rule = rules.find((candidate) => candidate.id === id)
      return rule ? findRuleHits(ruleContent.parse({ ...rule, active }), id) : []
    },
  })
}

export function useCopyRule() {
  return useBookingMutation((id: string) => unwrap(api.rules[':id'].copy.$post({ param: { id } })))
}

export function useDeleteRule() {
  return useBookingMutation((id: string) => unwrap(api.rules[':id'].$delete({ param: { id } })))
}

export function useImportHolidays() {
  return useBookingMutation((json: z.input<typeof holidayImport>) => unwrap(api.rules.holidays.$post({ json })))
}

export function useRenewFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.feed.renew.$post()),
    onSuccess: (feed) => queryClient.setQueryData(timeslotsQueries.feed().queryKey, feed),
  })
}

/** Invalidates bookings, journal and emails, also after an error: a conflict means that the data is outdated. */
export function useBookingMutation<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  { waitsForRefetch = false } = {},
) {
  const invalidate = useInvalidate(bookingQueries.all(), journalQueries.all(), mailQueries.all())
  return useMutation({
    mutationFn,
    onSettled: async () => {
      const refetched = invalidate()
      if (waitsForRefetch) await refetched
    },
  })
}
