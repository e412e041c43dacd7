import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { phoneHref } from '#features/clients/model/phone-number.ts'
import { AnswerDetails } from '#features/form-questions/ui/answer-details.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { dateInZone, formatDay, formatTime, formatZone } from '../../../model/format-date.ts'
import { formatHours } from '../../format-hours.ts'
import { PlaceText } from '../../place-text.tsx'
import { subjectNameOf } from '../../subject-name.ts'
import { useFailureToast } from '../error-messages.ts'
import { timeslotsQueries, useEraseGuest, useNoShow } from '../timeslots.queries.ts'
import { AppointmentReasonDialog } from './appointment-reason-dialog.tsx'
import { ChangeHistory } from './change-history.tsx'
import { ClientName, useAppointmentValues, useClientName } from './client-name.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'

type AppointmentDialogProps = { appointment: AppointmentDetails; onClose: () => void }

/** Details and actions of an appointment. The move and cancel dialogs replace it while they are open. */
export function AppointmentDialog({ appointment, onClose }: AppointmentDialogProps) {
  const t = useT(bookingAdminTexts)
  const [asking, setAsking] = useState<'move' | 'cancel'>()
  const name = useClientName()(appointment.client)
  const { status, hasPassed, client } = appointment
  const isGuest = client.id === null && client.email !== ''
  const back = () => setAsking(undefined)
  if (asking === 'move') return <MoveDialog appointment={appointment} onClose={back} />
  if (asking === 'cancel') return <Cancel appointment={appointment} onBack={back} onClose={onClose} />

  const actions = hasPassed ? (
    <NoShow appointment={appointment} />
  ) : (
    <>
      <Button variant="danger" size="s" onClick={() => setAsking('cancel')}>
        {t('cancel.do')}
      </Button>
      <Button variant="ghost" size="s" onClick={() => setAsking('move')}>
        {t('move')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      closeLabel={t('close')}
      actions={status === 'PENDING' ? <DecisionButtons appointment={appointment} /> : status === 'APPROVED' && actions}
    >
      <p className="mb-4 flex flex-wrap gap-2">
        <OutcomeBadge appointment={appointment} />
        {status === 'PENDING' && hasPassed && <Badge tone="danger">{t('pending.passed')}</Badge>}
        {isGuest && <Badge>{t('guest')}</Badge>}
      </p>
      <Facts appointment={appointment} />
      <ChangeHistory appointment={appointment} />
      {isGuest && <EraseGuest appointment={appointment} onErased={onClose} />}
    </Dialog>
  )
}

type LinkedAppointmentProps = { id: string; date: string; onClose: () => void }

/** Opens the appointment named in the URL. */
export function LinkedAppointment({ id, date, onClose }: LinkedAppointmentProps) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const { data, isError, isPlaceholderData } = useQuery(timeslotsQueries.appointments({ from: date, to: date }))
  const appointment = data?.appointments.find((candidate) => candidate.id === id)
  const isMissing = isError || (data !== undefined && !isPlaceholderData && !appointment)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it is known to be missing
  useEffect(() => {
    if (!isMissing) return
    show({ title: t('linked.missing'), tone: 'danger' })
    onClose()
  }, [isMissing])
  return appointment ? <AppointmentDialog appointment={appointment} onClose={onClose} /> : null
}

function EraseGuest({ appointment, onErased }: { appointment: AppointmentDetails; onErased: () => void }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const { mutateAsync } = useEraseGuest(appointment.id)
  const { name } = appointment.client
  return (
    <ConfirmButton
      variant="quiet"
      size="s"
      className="mt-5"
      question={t('erase.ask', { name })}
      description={t('erase.text', { name })}
      confirmLabel={t('erase.confirm')}
      cancelLabel={t('cancel')}
      failed={t('erase.failed')}
      onConfirm={() =>
        mutateAsync(undefined).then(() => {
          show({ title: t('erase.done'), tone: 'ok' })
          onErased()
        })
      }
    >
      {t('erase')}
    </ConfirmButton>
  )
}

function Facts({ appointment }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { client, date, zone, minutes, replaces, comments, denialReason, cancelReason, createdAt } = appointment
  const reason = denialReason ?? cancelReason
  const place = appointment.place?.[locale]
  return (
    <dl className="grid gap-x-5 text-base sm:grid-cols-[max-content_1fr] sm:gap-y-2 [&>dd]:min-w-0 [&>dd]:wrap-anywhere [&>dt]:text-ink-3 max-sm:[&>dt:not(:first-child)]:mt-2.5">
      <dt>{t('field.when')}</dt>
      <dd className="first-letter:uppercase">
        {formatDay(locale, date, 'long')}, {t('between', formatHours(locale, appointment))} ({formatZone(locale, zone)})
      </dd>
      {replaces && (
        <>
          <dt>{t('field.replaces')}</dt>
          <dd>
            {formatDay(locale, replaces.date, 'long')}, {replaces.time}
          </dd>
        </>
      )}
      <dt>{t('field.type')}</dt>
      <dd>
        {subjectNameOf(appointment, locale)}{' '}
        <span className="whitespace-nowrap">({t('minutes', { count: minutes })})</span>
      </dd>
      {place && (
        <>
          <dt>{t('field.place')}</dt>
          <dd>
            <PlaceText place={place} />
          </dd>
        </>
      )}
      <dt>{t('field.client')}</dt>
      <dd>
        {client.email ? (
          <>
            <ClientName appointment={appointment} />, <Link href={`mailto:${client.email}`}>{client.email}</Link> (
            {t(`language.${client.locale}`)})
          </>
        ) : (
          t('client.gone')
        )}
      </dd>
      {appointment.phone && (
        <>
          <dt>{t('field.phone')}</dt>
          <dd>
            <Link href={phoneHref(appointment.phone)}>{appointment.phone}</Link>
          </dd>
        </>
      )}
      <dt>{t('field.created')}</dt>
      <dd>
        {formatDay(locale, dateInZone(createdAt, zone), 'date')}, {formatTime(locale, createdAt, zone)}
      </dd>
      <AnswerDetails answers={appointment.answers} />
      {comments && <TypedText label={t('field.comments')}>{comments}</TypedText>}
      {reason && <TypedText label={t('field.reason')}>{reason}</TypedText>}
    </dl>
  )
}

function TypedText({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto" className="whitespace-pre-wrap">
        {children}
      </dd>
    </>
  )
}

function Cancel({ appointment, onBack, onClose }: AppointmentDialogProps & { onBack: () => void }) {
  const t = useT(bookingAdminTexts)
  const values = useAppointmentValues(appointment)
  return (
    <AppointmentReasonDialog
      appointment={appointment}
      action="cancel"
      title={t('cancel.ask', values)}
      description={t('cancel.text', values)}
      cancelLabel={t('cancel.back')}
      confirmLabel={t('cancel.do')}
      done={t('cancel.done', values)}
      onDecided={onClose}
      onClose={onBack}
    />
  )
}

/** Reversible, so there is no confirmation. */
function NoShow({ appointment }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const showFailure = useFailureToast(t('noShow.failed'))
  const { client, noShow } = appointment
  const { mutate, isPending } = useNoShow(appointment)
  const name = useClientName()(client)
  return (
    <Button
      variant="ghost"
      size="s"
      pending={isPending}
      onClick={() =>
        mutate(!noShow, {
          onSuccess: () => show({ title: t(noShow ? 'noShow.undone' : 'noShow.done', { name }), tone: 'ok' }),
          onError: showFailure,
        })
      }
    >
      {t(noShow ? 'noShow.unmark' : 'noShow.mark')}
    </Button>
  )
}
