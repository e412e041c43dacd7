import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#features/mail/ui/admin/email-status-badge.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { contactAdminTexts } from '../../messages/admin/index.ts'
import type { MessageLine } from '../../model/inbox.schema.ts'
import type { MessageStatus } from '../../model/message.ts'
import { inboxQueries } from './inbox.queries.ts'

type InboxListProps = { query: string; status: MessageStatus | undefined; openId: string | undefined }

export function InboxList({ query, status, openId }: InboxListProps) {
  const t = useT(contactAdminTexts)
  const search = useInfiniteQuery(inboxQueries.search(query, status))
  return (
    <Paged
      search={search}
      itemsOf={(page) => page.messages}
      t={t}
      empty={t(query || status ? 'noneFound' : 'none')}
      more={t('older')}
    >
      {(messages) => (
        <ul aria-label={t('list')} className="border-line border-t">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} isOpen={message.id === openId} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

/** Element id of a row, to focus it. */
export const rowId = (messageId: string) => `inbox-${messageId}`

function MessageRow({ message, isOpen }: { message: MessageLine; isOpen: boolean }) {
  const t = useT(contactAdminTexts)
  const locale = useLocale()
  const { id, title, email, status, createdAt } = message
  const isUnread = status === 'unread'
  return (
    <li className="border-line border-b">
      <Link
        to="."
        search={(search) => ({ ...search, open: id })}
        id={rowId(id)}
        resetScroll={false}
        aria-current={isOpen || undefined}
        className="block px-3 py-3 text-ink no-underline hover:bg-wash/60 focus-visible:-outline-offset-3 aria-[current]:bg-wash aria-[current]:shadow-[inset_3px_0_0_var(--brand-line)]"
      >
        <span className="flex items-baseline gap-2">
          {isUnread && <span className="size-2 shrink-0 self-center rounded-full bg-brand-line" />}
          <bdi className={isUnread ? 'truncate font-semibold' : 'truncate'}>{title}</bdi>
          {isUnread && <span className="sr-only">({t('status.unread')})</span>}
        </span>
        <span className="mt-0.5 block truncate text-ink-2">{email}</span>
        <span className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <time dateTime={createdAt} className="measure text-ink-2">
            {formatMoment(locale, createdAt)}
          </time>
          {status === 'answered' && <Badge tone="ok">{t('status.answered')}</Badge>}
          {status === 'archived' && <Badge tone="neutral">{t('status.archived')}</Badge>}
        </span>
      </Link>
    </li>
  )
}
