import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote, FailedNote } from '#ui/failed-note.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import type { OwnCalendar } from '../../../model/calendars/own-calendar.schema.ts'
import { EventQuestions } from './event-questions.tsx'
import { OwnCalendarDialog } from './own-calendar-dialog.tsx'
import { OwnCalendarItem } from './own-calendar-item.tsx'
import { ownCalendarsQuery, useReadCalendars } from './own-calendars.queries.ts'

/** Calendars whose busy times close slots. */
export function OwnCalendars() {
  const t = useT(ownCalendarsTexts)
  const { data, isError, refetch } = useQuery(ownCalendarsQuery())
  const [edited, setEdited] = useState<OwnCalendar | 'new'>()
  const read = useReadCalendars()
  const calendars = data?.calendars ?? []
  return (
    <section aria-labelledby="own-calendars-heading" className="mt-10 border-line border-t pt-6">
      <h2 id="own-calendars-heading" className="text-[1.15rem]">
        {t('title')}
      </h2>
      <p className="mt-2 mb-4 max-w-[44em] text-ink-2">{t('text')}</p>
      {isError && (
        <FailedNote className="mb-4" retry={t('retry')} onRetry={refetch}>
          {t('failed')}
        </FailedNote>
      )}
      {!data && !isError && <Loading label={t('loading')} lines={2} />}
      <EventQuestions />
      {data && calendars.length === 0 && <p className="mb-4">{t('none')}</p>}
      {calendars.length > 0 && (
        <ul className="mb-4 border-line border-t">
          {calendars.map((calendar) => (
            <OwnCalendarItem key={calendar.id} calendar={calendar} onEdit={() => setEdited(calendar)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="s" variant="ghost" onClick={() => setEdited('new')}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('add')}
        </Button>
        {calendars.length > 0 && (
          <Button size="s" variant="ghost" pending={read.isPending} onClick={() => read.mutate()}>
            {t('read')}
          </Button>
        )}
      </div>
      <ErrorNote>{read.isError && t('read.failed')}</ErrorNote>
      {edited && (
        <OwnCalendarDialog calendar={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  )
}
