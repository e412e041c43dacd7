import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import { formatMoment } from '#features/mail/ui/admin/email-status-badge.tsx'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import { moderationTexts } from '../../messages/index.ts'
import { QUEUE_VIEWS, type QueueView } from '../../model/moderation.schema.ts'
import { moderationQueries } from '../moderation.queries.ts'
import { MuteButton } from './mute-button.tsx'
import type { TextNames } from './queue-item.tsx'
import { QueueList } from './queue-list.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { type Triage, useTriage } from './use-triage.ts'

const TABS = [...QUEUE_VIEWS, 'muted'] as const
type Tab = (typeof TABS)[number]

export const MODERATION_TEXTS = [moderationAdminTexts, moderationTexts] as const

/** Search: `view`, the shown list, so that the overview can link to it. */
export function ModerationScreen(props: TextNames & SearchProps & Uses<typeof MODERATION_TEXTS>) {
  const { search, onSearch, texts: _, ...names } = props
  const t = useT(moderationAdminTexts)
  const shown: Tab = TABS.find((tab) => tab === search.view) ?? 'waiting'
  const [hasShortcuts, setShortcuts] = useState(true)
  const { data } = useQuery(moderationQueries.counts())
  const counts: Partial<Record<Tab, number>> = data ?? {}
  // State of the screen, not of a list: undo also works when the list is empty or another list is shown.
  const triage = useTriage()
  useShortcuts({ u: triage.undoLast }, hasShortcuts)
  return (
    <>
      <ChipGroup
        label={t('views')}
        options={TABS}
        selected={shown}
        onSelect={(view) => onSearch({ view })}
        className="mb-4 gap-1.5"
      >
        {(option) => (
          <>
            {t(`view.${option}`)}
            {Boolean(counts[option]) && <span className="measure">{counts[option]}</span>}
          </>
        )}
      </ChipGroup>
      {shown === 'muted' ? (
        <MutedList />
      ) : (
        <>
          <ShortcutHelp isOn={hasShortcuts} onToggle={setShortcuts} />
          <Queue key={shown} view={shown} {...names} hasShortcuts={hasShortcuts} triage={triage} />
        </>
      )}
    </>
  )
}

const SHORTCUTS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['h', 'hide'],
  ['s', 'spam'],
  ['u', 'undo'],
  ['x', 'select'],
] as const

/** Single-key shortcuts interfere with speech input, so they can be switched off (WCAG 2.1.4). */
function ShortcutHelp({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const t = useT(moderationAdminTexts)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-[0.92em] text-ink-2 max-md:hidden">
      <Switch label={t('shortcuts')} checked={isOn} onCheckedChange={onToggle} />
      {isOn && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {SHORTCUTS.map(([key, what]) => (
            <li key={key} className="flex items-center gap-1.5">
              <kbd className="measure rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 text-ink">{key}</kbd>
              {t(`key.${what}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type QueueProps = TextNames & { view: QueueView; hasShortcuts: boolean; triage: Triage }

function Queue({ view, ...list }: QueueProps) {
  const t = useT(moderationAdminTexts)
  const search = useInfiniteQuery(moderationQueries.queue(view))
  return (
    <Paged search={search} itemsOf={(page) => page.texts} t={t} empty={t(`empty.${view}`)} more={t('more')}>
      {(texts) => <QueueList {...list} texts={texts} />}
    </Paged>
  )
}

function MutedList() {
  const t = useT(moderationAdminTexts)
  const locale = useLocale()
  return (
    <Loaded query={useQuery(moderationQueries.mutes())} t={t} lines={3}>
      {({ users }) =>
        users.length === 0 ? (
          <EmptyState>{t('empty.muted')}</EmptyState>
        ) : (
          <ul aria-label={t('view.muted')} className="border-line border-t">
            {users.map(({ id, name, email, reason, at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5">
                <div className="min-w-0 flex-1">
                  <p>
                    <ClientLink id={id} className="font-semibold">
                      <bdi>{name}</bdi>
                    </ClientLink>{' '}
                    <span className="wrap-anywhere text-ink-2">{email}</span>
                  </p>
                  <p className="break-words text-ink-2">
                    {t('mutedSince', { date: formatMoment(locale, at), reason })}
                  </p>
                </div>
                <MuteButton user={{ id, name, isMuted: true }} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
