import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import type { EventAnswer, EventQuestionDetails } from '../../../model/calendars/own-calendar.schema.ts'
import { dateInZone, formatDay, formatTime } from '../../../model/format-date.ts'
import { AppointmentReasonDialog } from '../appointments/appointment-reason-dialog.tsx'
import { useFailureToast } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { eventQuestionsQuery, useAnswerQuestion } from './own-calendars.queries.ts'

/** What the owner moved or deleted in their calendar changes no appointment before they decide. */
export function EventQuestions() {
  const t = useT(ownCalendarsTexts)
  const { data } = useQuery(eventQuestionsQuery())
  const questions = data?.questions ?? []
  if (questions.length === 0) return null
  return (
    <Note tone="warn" className="mb-4">
      <h3 className="font-semibold">{t('questions')}</h3>
      <ul>
        {questions.map((question) => (
          <Question key={question.appointmentId} question={question} />
        ))}
      </ul>
    </Note>
  )
}

function Question({ question }: { question: EventQuestionDetails }) {
  const t = useT(ownCalendarsTexts)
  const tAdmin = useT(bookingAdminTexts)
  const format = useMoment(question.zone)
  const showFailure = useFailureToast(t('answer.failed'))
  const [isCancelling, setIsCancelling] = useState(false)
  const { appointmentId: id, version, client, locale, zone, calendar, startsAt, movedTo } = question
  const pageLocale = useLocale()
  const { mutateAsync, isPending } = useAnswerQuestion(id)
  const values = { client, calendar, at: format(startsAt) }
  const date = dateInZone(startsAt, zone)
  const named = { name: client, day: formatAdminDay(pageLocale, date), time: formatTime(pageLocale, startsAt, zone) }
  const answer = (how: EventAnswer['answer']) => void mutateAsync(how).catch(showFailure)
  return (
    <li className="mt-3">
      <p>{movedTo ? t('question.moved', { ...values, to: format(movedTo) }) : t('question.deleted', values)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" variant="ghost" disabled={isPending} onClick={() => answer('putBack')}>
          {t('answer.putBack')}
        </Button>
        <Button size="s" variant="ghost" disabled={isPending} onClick={() => answer('keep')}>
          {t('answer.keep')}
        </Button>
        <Button size="s" variant="danger" disabled={isPending} onClick={() => setIsCancelling(true)}>
          {t('answer.cancel')}
        </Button>
      </div>
      {isCancelling && (
        <AppointmentReasonDialog
          appointment={{ id, version, client: { locale } }}
          action="cancel"
          title={tAdmin('cancel.ask', named)}
          description={tAdmin('cancel.text', named)}
          cancelLabel={tAdmin('cancel.back')}
          confirmLabel={tAdmin('cancel.do')}
          done={tAdmin('cancel.done', named)}
          onDecided={() => setIsCancelling(false)}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </li>
  )
}

function useMoment(zone: string) {
  const locale = useLocale()
  const t = useT(ownCalendarsTexts)
  return (at: string) =>
    t('moment', { day: formatDay(locale, dateInZone(at, zone), 'plain'), time: formatTime(locale, at, zone) })
}
