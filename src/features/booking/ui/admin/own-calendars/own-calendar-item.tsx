import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import type { OwnCalendar } from '../../../model/calendars/own-calendar.schema.ts'
import { dateInZone, formatDay, formatTime } from '../../../model/format-date.ts'
import { useRemoveCalendar } from './own-calendars.queries.ts'

type OwnCalendarItemProps = { calendar: OwnCalendar; onEdit: () => void }

export function OwnCalendarItem({ calendar, onEdit }: OwnCalendarItemProps) {
  const t = useT(ownCalendarsTexts)
  const { show } = useToast()
  const { name, host, blocksAllDay, closesIfUnread, busyTimes, unknownZone } = calendar
  const { mutateAsync } = useRemoveCalendar(calendar.id)
  const facts = [
    useLastRead(calendar.lastReadAt),
    t('busy', { count: busyTimes }),
    ...(blocksAllDay ? [] : [t('noAllDay')]),
    ...(closesIfUnread ? [t('closes')] : []),
    ...(calendar.receivesAppointments ? [t('receives.fact')] : []),
  ]
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>
          <State calendar={calendar} />
        </p>
        <p className="wrap-anywhere text-ink-2">{host}</p>
        <p className="text-ink-2">{facts.join(' · ')}</p>
        <Problem calendar={calendar} />
        {calendar.writeError && (
          <Note tone="warn" className="mt-3">
            <p>{t('writing.failed')}</p>
            <p>{t(`problem.${calendar.writeError}`)}</p>
          </Note>
        )}
        {unknownZone && (
          <Note tone="warn" className="mt-3">
            {t('unknownZone', { zone: unknownZone })}
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        <Button size="s" variant="ghost" aria-label={t('change.of', { name })} onClick={onEdit}>
          {t('change')}
        </Button>
        <ConfirmButton
          size="s"
          variant="danger"
          aria-label={t('remove.of', { name })}
          question={t('remove.ask', { name })}
          description={t('remove.text')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          failed={t('remove.failed')}
          onConfirm={() => mutateAsync(undefined).then(() => show({ title: t('remove.done', { name }), tone: 'ok' }))}
        >
          {t('remove')}
        </ConfirmButton>
      </div>
    </li>
  )
}

function useLastRead(at: string | null): string {
  const t = useT(ownCalendarsTexts)
  const locale = useLocale()
  if (!at) return t('neverRead')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return t('lastRead', {
    day: formatDay(locale, dateInZone(at, timeZone), 'date'),
    time: formatTime(locale, at, timeZone),
  })
}

function State({ calendar: { error, isOverdue, lastReadAt } }: { calendar: OwnCalendar }) {
  const t = useT(ownCalendarsTexts)
  if (!error) return lastReadAt && <Badge tone="ok">{t('state.ok')}</Badge>
  // The first attempt fails for the owner to see at once; later a single failure is tried again.
  const isFailed = isOverdue || lastReadAt === null
  return <Badge tone={isFailed ? 'danger' : 'warn'}>{t(isFailed ? 'state.failed' : 'state.retrying')}</Badge>
}

function Problem({ calendar: { error, isOverdue, closesIfUnread, busyTimes } }: { calendar: OwnCalendar }) {
  const t = useT(ownCalendarsTexts)
  if (!error) return null
  const isClosed = isOverdue && closesIfUnread
  return (
    <Note tone={isOverdue ? 'danger' : 'warn'} className="mt-3">
      <p>{t(`problem.${error}`)}</p>
      {isClosed && <p>{t('keeps.closed')}</p>}
      {!isClosed && busyTimes > 0 && <p>{t('keeps.busy')}</p>}
    </Note>
  )
}
