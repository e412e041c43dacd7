import { type QueryFunction, type SkipToken, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { vitalsQueries } from '#features/analytics/ui/vitals/vitals.queries.ts'
import { timeslotsQueries } from '#features/booking/ui/admin/timeslots.queries.ts'
import { inboxQueries } from '#features/contact/ui/inbox.queries.ts'
import { mailQueries } from '#features/mail/ui/mail.queries.ts'
import { moderationQueries } from '#features/moderation/ui/moderation.queries.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import type { ScreenAddress } from './screens.ts'

type Source = { key: string; to: ScreenAddress; query: UseQueryOptions<unknown, Error, number> }

/** Queries for items that wait for the owner. A slice with such items adds its query and how to count them. */
const SOURCES = [
  pendingCount('pendingRequests', '/admin/timeslots', timeslotsQueries.pending(), (data) => data.appointments.length),
  pendingCount('unreadMessages', '/admin/messages', inboxQueries.counts(), ({ unread }) => unread),
  pendingCount('heldTexts', '/admin/moderation', moderationQueries.counts(), ({ waiting, spam }) => waiting + spam),
  pendingCount('reportedTexts', '/admin/moderation', moderationQueries.counts(), ({ reported }) => reported),
  pendingCount('stuckLetters', '/admin/mail', mailQueries.status(), ({ counts, lastError }) =>
    lastError ? counts.queued : 0,
  ),
  pendingCount('failedLetters', '/admin/mail', mailQueries.status(), ({ counts }) => counts.failed),
  pendingCount('uncertainLetters', '/admin/mail', mailQueries.status(), ({ counts }) => counts.uncertain),
  pendingCount('keptLetters', '/admin/mail', mailQueries.status(), ({ counts, hasMailServer }) =>
    hasMailServer ? 0 : counts.unsent,
  ),
  pendingCount(
    'slowerPages',
    '/admin/vitals',
    vitalsQueries.recentChanges(),
    ({ changes }) => changes.filter(({ direction, isLast }) => direction === 'worse' && isLast).length,
  ),
  pendingCount('demoCompany', '/admin/settings', settingsAdminQueries.stored(companySetting), ({ isDemo }) =>
    Number(isDemo),
  ),
]

export type Waiting = { key: string; to: ScreenAddress; count: number }

/** Counts of waiting items. `isComplete` is false when a query failed. */
export function useWaiting() {
  const results = useQueries({ queries: SOURCES.map(({ query }) => query) })
  const waiting: Waiting[] = SOURCES.map(({ key, to }, index) => ({ key, to, count: results[index]?.data ?? 0 }))
  return {
    waiting: waiting.filter(({ count }) => count > 0),
    isLoading: results.some(({ isPending }) => isPending),
    isComplete: !results.some(({ isError }) => isError),
  }
}

function pendingCount<Data>(
  key: string,
  to: ScreenAddress,
  { queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn?: QueryFunction<Data, never> | SkipToken },
  countOf: (data: Data) => number,
): Source {
  // The queries have different result types; each entry counts its own.
  return { key, to, query: { queryKey, queryFn, select: countOf, staleTime: 30_000 } as Source['query'] }
}
