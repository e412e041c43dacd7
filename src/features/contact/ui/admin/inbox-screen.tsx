import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { SETTING_FORM_TEXTS } from '#features/settings/ui/admin/setting-form.tsx'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { cn } from '#ui/cn.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { InputField } from '#ui/form/input-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon } from '#ui/icon/icons.ts'
import { Loading } from '#ui/skeleton.tsx'
import { contactAdminTexts } from '../../messages/admin/index.ts'
import { cannedAnswersTexts } from '../../messages/canned-answers/index.ts'
import { MESSAGE_STATUSES } from '../../model/message.ts'
import { CannedAnswersForm } from './canned-answers-form.tsx'
import { inboxQueries } from './inbox.queries.ts'
import { InboxList, rowId } from './inbox-list.tsx'
import { MessagePane } from './message-pane.tsx'

const INBOX_VIEWS = ['inbox', ...MESSAGE_STATUSES] as const
type InboxView = (typeof INBOX_VIEWS)[number]

type InboxSearch = {
  /** The open message: the browser's back button closes it. */
  open?: string | undefined
  view?: string | undefined
  q?: string | undefined
  /** `answers`: the saved replies instead of the messages. */
  edit?: string | undefined
}

/** A parameter may be anything: the router parses it as JSON. */
function textOf(parameter: unknown): string | undefined {
  return typeof parameter === 'string' ? parameter : undefined
}

export const INBOX_TEXTS = [contactAdminTexts, cannedAnswersTexts, ...SETTING_FORM_TEXTS] as const
type InboxScreenProps = {
  search: Record<string, unknown>
  /** Changes search parameters, without a new entry in the history. */
  onSearch: (change: InboxSearch) => void
  /** With a new entry. */
  onStep: (change: InboxSearch) => void
}

export function InboxScreen(props: InboxScreenProps & Uses<typeof INBOX_TEXTS>) {
  const t = useT(contactAdminTexts)
  const { search, onSearch } = props
  if (search.edit !== 'answers') return <Inbox {...props} />
  return (
    <>
      <Button variant="quiet" size="s" className="mb-4 -ml-2" onClick={() => onSearch({ edit: undefined })}>
        <Icon path={chevronLeftIcon} className="size-[18px]" />
        {t('back')}
      </Button>
      <h2 className="mb-2 text-[1.35rem]">{t('canned')}</h2>
      <Suspense fallback={<Loading label={t('loading')} lines={8} />}>
        <CannedAnswersForm />
      </Suspense>
    </>
  )
}

/** List and open message side by side; a small screen shows one of them. */
function Inbox({ search, onSearch, onStep }: InboxScreenProps) {
  const t = useT(contactAdminTexts)
  const open = textOf(search.open)
  const q = textOf(search.q) ?? ''
  const view = INBOX_VIEWS.find((one) => one === search.view) ?? 'inbox'
  const [text, setText] = useSearchText(q, (next) => onSearch({ q: next || undefined }))
  useFocusAfterClosing(open)

  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div
        className={cn(
          'min-w-0 xl:sticky xl:top-[calc(var(--bar)+1rem)] xl:flex xl:max-h-[calc(100dvh-var(--bar)-8rem)] xl:min-h-96 xl:flex-col xl:self-start',
          open && 'max-xl:hidden',
        )}
      >
        <InputField label={t('search')} className="mb-4" type="search" size="s" value={text} onValueChange={setText} />
        <InboxViewFilter view={view} onView={(next) => onSearch({ view: next === 'inbox' ? undefined : next })} />
        <div className="min-h-0 xl:overflow-y-auto xl:overscroll-contain">
          <InboxList query={q} status={view === 'inbox' ? undefined : view} openId={open} />
        </div>
        <Button
          variant="quiet"
          size="s"
          className="mt-3 -ml-3.5 self-start"
          onClick={() => onStep({ edit: 'answers' })}
        >
          {t('canned.manage')}
        </Button>
      </div>
      <div className={cn('min-w-0 xl:border-line xl:border-l xl:pl-8', !open && 'max-xl:hidden')}>
        {open ? (
          <MessagePane key={open} id={open} onClose={() => onSearch({ open: undefined })} />
        ) : (
          <EmptyState>{t('choose')}</EmptyState>
        )}
      </div>
    </div>
  )
}

/** Focus returns to the row of the message that was open, which also scrolls it into view. */
function useFocusAfterClosing(openId: string | undefined) {
  const lastOpen = useRef(openId)
  useEffect(() => {
    if (!openId && lastOpen.current) document.getElementById(rowId(lastOpen.current))?.focus()
    lastOpen.current = openId
  }, [openId])
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
