import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { momentIn } from '#features/mail/ui/mail-state.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { contactAdminTexts } from '../messages/admin/index.ts'
import type { MessageLine } from '../model/inbox.schema.ts'
import type { MessageStatus } from '../model/message.ts'
import { inboxQueries } from './inbox.queries.ts'

type InboxListProps = { query: string; status: MessageStatus | undefined; openId: string | undefined }

export function InboxList({ query, status, openId }: InboxListProps) {
  const t = useT(contactAdminTexts)
  const search = useInfiniteQuery(inboxQueries.search(query, status))
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = search

  if (isError)
    return (
      <Note tone="danger" live>
        {t('failed')}{' '}
        <Button size="s" variant="ghost" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )

  const messages = data.pages.flatMap((page) => page.messages)
  if (messages.length === 0) return <EmptyState>{t(query || status ? 'noneFound' : 'none')}</EmptyState>

  return (
    <>
      <ul aria-label={t('list')} className="mb-4 border-line border-t">
        {messages.map((message) => (
          <Row key={message.id} message={message} isOpen={message.id === openId} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" size="s" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  )
}

function Row({ message, isOpen }: { message: MessageLine; isOpen: boolean }) {
  const t = useT(contactAdminTexts)
  const locale = useLocale()
  const { id, title, email, status, createdAt } = message
  const isUnread = status === 'unread'
  return (
    <li className="border-line border-b">
      <Link
        to="/admin/messages"
        search={{ open: id }}
        resetScroll={false}
        aria-current={isOpen || undefined}
        className="block px-3 py-3 text-ink no-underline hover:bg-wash/60 focus-visible:-outline-offset-3 aria-[current]:bg-wash aria-[current]:shadow-[inset_3px_0_0_var(--brand)]"
      >
        <span className="flex items-baseline gap-2">
          {isUnread && <span className="size-2 shrink-0 self-center rounded-full bg-brand" />}
          <bdi className={isUnread ? 'truncate font-semibold' : 'truncate'}>{title}</bdi>
          {isUnread && <span className="sr-only">({t('status.unread')})</span>}
        </span>
        <span className="mt-0.5 block truncate text-ink-2">{email}</span>
        <span className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <time dateTime={createdAt} className="measure text-ink-2">
            {momentIn(locale, createdAt)}
          </time>
          {status === 'answered' && <Badge tone="ok">{t('status.answered')}</Badge>}
          {status === 'archived' && <Badge tone="neutral">{t('status.archived')}</Badge>}
        </span>
      </Link>
    </li>
  )
}
