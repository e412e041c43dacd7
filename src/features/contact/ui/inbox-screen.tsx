import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { cn } from '#ui/cn.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { contactAdminTexts } from '../messages/admin/index.ts'
import { MESSAGE_STATUSES } from '../model/message.ts'
import { inboxQueries } from './inbox.queries.ts'
import { InboxList } from './inbox-list.tsx'
import { MessagePane } from './message-pane.tsx'

const INBOX_VIEWS = ['inbox', ...MESSAGE_STATUSES] as const
type InboxView = (typeof INBOX_VIEWS)[number]

type InboxScreenProps = {
  /** The open message, from the URL, so that the browser's back button closes it. */
  openId: string | undefined
  onClose: () => void
}

/** List and open message side by side; a small screen shows one of them. */
export function InboxScreen({ openId, onClose }: InboxScreenProps) {
  const t = useT(contactAdminTexts)
  const [query, setQuery] = useState('')
  const [view, setView] = useState<InboxView>('inbox')
  const status = view === 'inbox' ? undefined : view

  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div className={cn('min-w-0', openId && 'max-xl:hidden')}>
        <Field label={t('search')} className="mb-4">
          <Input type="search" size="s" value={query} onValueChange={setQuery} />
        </Field>
        <InboxViewFilter view={view} onView={setView} />
        <InboxList query={useDeferredValue(query.trim())} status={status} openId={openId} />
      </div>
      <div className={cn('min-w-0 xl:border-line xl:border-l xl:pl-8', !openId && 'max-xl:hidden')}>
        {openId ? <MessagePane key={openId} id={openId} onClose={onClose} /> : <EmptyState>{t('choose')}</EmptyState>}
      </div>
    </div>
  )
}

function InboxViewFilter({ view, onView }: { view: InboxView; onView: (view: InboxView) => void }) {
  const t = useT(contactAdminTexts)
  const { data: counts } = useQuery(inboxQueries.counts())
  return (
    <ChipGroup label={t('views')} options={INBOX_VIEWS} selected={view} onSelect={onView} className="mb-4 gap-1.5">
      {(name) => (
        <>
          {t(`view.${name}`)}
          {name === 'unread' && Boolean(counts?.unread) && <span className="measure">{counts?.unread}</span>}
        </>
      )}
    </ChipGroup>
  )
}
