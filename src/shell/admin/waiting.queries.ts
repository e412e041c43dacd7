import { type QueryFunction, type SkipToken, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { vitalsQueries } from '#features/analytics/ui/admin/vitals/vitals.queries.ts'
import { eventQuestionsQuery } from '#features/booking/ui/admin/own-calendars/own-calendars.queries.ts'
import { timeslotsQueries } from '#features/booking/ui/admin/timeslots.queries.ts'
import { inboxQueries } from '#features/contact/ui/admin/inbox.queries.ts'
import { useIsLookAround } from '#features/identity/ui/use-is-look-around.ts'
import type { EmailStatus } from '#features/mail/model/email.ts'
import { mailQueries } from '#features/mail/ui/admin/mail.queries.ts'
import type { QueueView } from '#features/moderation/model/moderation.schema.ts'
import { moderationQueries } from '#features/moderation/ui/moderation.queries.ts'
import type { ScreenAddress } from './screens.ts'

type WaitingKind =
  | 'pendingRequests'
  | 'calendarQuestions'
  | 'unreadMessages'
  | `${'held' | 'reported' | 'spam'}Texts`
  | `${'stuck' | 'failed' | 'uncertain' | 'unsent'}Emails`
  | 'slowerPages'

/** The screen that shows the items, with the filter that shows only them. */
type Place = { to: ScreenAddress; search?: Record<string, string>; hash?: string }
/** What the owner does with the items. */
type Action = 'decide' | 'read' | 'check' | 'view'
type Source = Place & { key: WaitingKind; action: Action; query: UseQueryOptions<unknown, Error, number> }

/** Queries for items that wait for the owner. A slice with such items adds its query and how to count them. */
const SOURCES = [
  pendingCount(
    'pendingRequests',
    'decide',
    { to: '/admin/timeslots' },
    timeslotsQueries.pending(),
    (data) => data.appointments.length,
  ),
  pendingCount(
    'calendarQuestions',
    'decide',
    { to: '/admin/timeslots', hash: 'calendar' },
    eventQuestionsQuery(),
    ({ questions }) => questions.length,
  ),
  pendingCount(
    'unreadMessages',
    'read',
    { to: '/admin/messages', search: { view: 'unread' } },
    inboxQueries.counts(),
    ({ unread }) => unread,
  ),
  pendingCount('heldTexts', 'check', moderation('waiting'), moderationQueries.counts(), ({ waiting }) => waiting),
  pendingCount(
    'reportedTexts',
    'check',
    moderation('reported'),
    moderationQueries.counts(),
    ({ reported }) => reported,
  ),
  pendingCount('spamTexts', 'check', moderation('spam'), moderationQueries.counts(), ({ spam }) => spam),
  pendingCount('stuckEmails', 'view', mail('queued'), mailQueries.status(), ({ counts, lastError }) =>
    lastError ? counts.queued : 0,
  ),
  pendingCount('failedEmails', 'view', mail('failed'), mailQueries.status(), ({ counts }) => counts.failed),
  pendingCount('uncertainEmails', 'view', mail('uncertain'), mailQueries.status(), ({ counts }) => counts.uncertain),
  pendingCount('unsentEmails', 'view', mail('unsent'), mailQueries.status(), ({ counts, hasMailServer }) =>
    hasMailServer ? 0 : counts.unsent,
  ),
  pendingCount(
    'slowerPages',
    'view',
    { to: '/admin/vitals' },
    vitalsQueries.recentChanges(),
    ({ changes }) => changes.filter(({ direction, isLast }) => direction === 'worse' && isLast).length,
  ),
]

/** Counted by the figures of real visitors, which a look-around session may not read. */
const REAL_VISITORS: WaitingKind = 'slowerPages'

export type Waiting = Place & { key: WaitingKind; action: Action; count: number }

/** Counts of waiting items. `isComplete` is false when a query failed; `retry` runs the failed ones again. */
export function useWaiting() {
  const isLookAround = useIsLookAround()
  const sources = isLookAround ? SOURCES.filter(({ key }) => key !== REAL_VISITORS) : SOURCES
  const results = useQueries({ queries: sources.map(({ query }) => query) })
  const waiting: Waiting[] = sources.map(({ query: _, ...source }, index) => ({
    ...source,
    count: results[index]?.data ?? 0,
  }))
  return {
    waiting: waiting.filter(({ count }) => count > 0),
    isLoading: results.some(({ isPending }) => isPending),
    isComplete: !results.some(({ isError }) => isError),
    retry: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

function pendingCount<Data>(
  key: WaitingKind,
  action: Action,
  place: Place,
  { queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn?: QueryFunction<Data, never> | SkipToken },
  countOf: (data: Data) => number,
): Source {
  // The queries have different result types; each entry counts its own.
  return { key, action, ...place, query: { queryKey, queryFn, select: countOf, staleTime: 30_000 } as Source['query'] }
}

function moderation(view: QueueView): Place {
  return { to: '/admin/moderation', search: { view } }
}

function mail(status: EmailStatus): Place {
  return { to: '/admin/mail', search: { status } }
}
