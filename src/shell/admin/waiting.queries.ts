import { type QueryFunction, type SkipToken, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { vitalsQueries } from '#features/analytics/ui/vitals/vitals.queries.ts'
import { timeslotsQueries } from '#features/booking/ui/admin/timeslots.queries.ts'
import { inboxQueries } from '#features/contact/ui/inbox.queries.ts'
import { mailQueries } from '#features/mail/ui/mail.queries.ts'
import { moderationQueries } from '#features/moderation/ui/moderation.queries.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import type { ScreenAddress } from './screens.ts'

type Count<Data> = { key: string; to: ScreenAddress; countOf: (data: Data) => number }
type Source = Pick<Count<unknown>, 'key' | 'to'> & { query: UseQueryOptions<unknown, Error, number> }

/** Queries for items that wait for the owner. A slice with such items adds its query and how to count them. */
const SOURCES = [
  pendingCount(timeslotsQueries.pending(), {
    key: 'pendingRequests',
    to: '/admin/timeslots',
    countOf: ({ appointments }) => appointments.length,
  }),
  pendingCount(inboxQueries.counts(), {
    key: 'unreadMessages',
    to: '/admin/messages',
    countOf: ({ unread }) => unread,
  }),
  pendingCount(moderationQueries.counts(), {
    key: 'heldTexts',
    to: '/admin/moderation',
    countOf: ({ waiting, spam }) => waiting + spam,
  }),
  pendingCount(moderationQueries.counts(), {
    key: 'reportedTexts',
    to: '/admin/moderation',
    countOf: ({ reported }) => reported,
  }),
  pendingCount(mailQueries.status(), {
    key: 'stuckLetters',
    to: '/admin/mail',
    countOf: ({ counts, lastError }) => (lastError ? counts.queued : 0),
  }),
  pendingCount(mailQueries.status(), {
    key: 'failedLetters',
    to: '/admin/mail',
    countOf: ({ counts }) => counts.failed,
  }),
  pendingCount(mailQueries.status(), {
    key: 'uncertainLetters',
    to: '/admin/mail',
    countOf: ({ counts }) => counts.uncertain,
  }),
  pendingCount(mailQueries.status(), {
    key: 'keptLetters',
    to: '/admin/mail',
    countOf: ({ counts, hasMailServer }) => (hasMailServer ? 0 : counts.kept),
  }),
  pendingCount(vitalsQueries.recentChanges(), {
    key: 'slowerPages',
    to: '/admin/vitals',
    countOf: ({ changes }) => changes.filter(({ direction, isLast }) => direction === 'worse' && isLast).length,
  }),
  pendingCount(settingsAdminQueries.stored(companySetting), {
    key: 'demoCompany',
    to: '/admin/settings',
    countOf: ({ isDemo }) => Number(isDemo),
  }),
] as const

export type Waiting = { key: string; to: ScreenAddress; count: number }

/** Counts of waiting items. `isSure` is false when a query failed. */
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
  { queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn?: QueryFunction<Data, never> | SkipToken },
  { key, to, countOf }: Count<Data>,
): Source {
  // The queries have different result types; each entry counts its own.
  return { key, to, query: { queryKey, queryFn, select: countOf, staleTime: 30_000 } as Source['query'] }
}
