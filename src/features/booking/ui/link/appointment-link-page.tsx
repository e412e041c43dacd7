import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { FailedNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingLinkTexts } from '../../messages/link/index.ts'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { AppointmentLink } from '../../model/guest/guest-request.schema.ts'
import { AppointmentActions, type WithdrawalResult } from '../mine/appointment-actions.tsx'
import { AppointmentCard, headingId } from '../mine/appointment-card.tsx'
import { clientLinkQuery, useDownloadByLink, useWithdrawByLink } from './client-link.queries.ts'
import { UnconfirmedRequest } from './unconfirmed-request.tsx'

const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }))

export const APPOINTMENT_LINK_TEXTS = [bookingLinkTexts, bookingMineTexts, bookingErrorsTexts] as const

type AppointmentLinkPageProps = { page: { heading: string; lead: string }; token: string } & Uses<
  typeof APPOINTMENT_LINK_TEXTS
>

/** The page behind the link in the emails about an appointment. */
export function AppointmentLinkPage({ page: { heading, lead }, token }: AppointmentLinkPageProps) {
  const t = useT(bookingLinkTexts)
  return (
    <div className="wrap py-12 md:py-16">
      <h1>{heading}</h1>
      <p className="mt-4 max-w-[54ch] text-[1.13em] text-ink-2">{lead}</p>
      <noscript>
        <Note tone="warn" className="mt-8">
          {t('needsScript')}
        </Note>
      </noscript>
      <div className="mt-8 max-w-3xl">
        <LinkBody token={token} />
      </div>
    </div>
  )
}

function LinkBody({ token }: { token: string }) {
  const t = useT(bookingLinkTexts)
  const { data, error, refetch } = useQuery(clientLinkQuery(token))
  const [wasUnconfirmed, setWasUnconfirmed] = useState(false)
  if (data?.state === 'unconfirmed') {
    if (!wasUnconfirmed) setWasUnconfirmed(true)
    return <UnconfirmedRequest link={data} token={token} />
  }
  if (data) return <ConfirmedAppointment link={data} token={token} isNew={wasUnconfirmed} />
  if (!error) return <Loading label={t('loading')} lines={6} />
  const isUnusable =
    error instanceof ApiError && (error.code === 'APPOINTMENT_LINK_INVALID' || error.code === 'APPOINTMENT_LINK_ENDED')
  if (isUnusable) return <UnusableLink code={error.code as 'APPOINTMENT_LINK_INVALID'} />
  return (
    <FailedNote retry={t('retry')} onRetry={refetch}>
      {t('failed')}
    </FailedNote>
  )
}

function UnusableLink({ code }: { code: 'APPOINTMENT_LINK_INVALID' | 'APPOINTMENT_LINK_ENDED' }) {
  const tErrors = useT(bookingErrorsTexts)
  return (
    <div className="flex flex-col items-start gap-6">
      <Note tone="warn" live className="w-full">
        {tErrors(`error.${code}`)}
      </Note>
      <BookLinks />
    </div>
  )
}

function BookLinks() {
  const t = useT(bookingLinkTexts)
  return (
    <p className="flex flex-wrap gap-3">
      <Link to="/booking" className={buttonStyles()}>
        {t('book')}
      </Link>
      <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
        {t('contact')}
      </Link>
    </p>
  )
}

type ConfirmedAppointmentProps = { link: AppointmentLink; token: string; isNew: boolean }

function ConfirmedAppointment({ link: { appointment, name, email }, token, isNew }: ConfirmedAppointmentProps) {
  const t = useT(bookingLinkTexts)
  const [result, setResult] = useState<WithdrawalResult>()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useWithdrawByLink(token)
  const download = useDownloadByLink(token, appointment)
  const isPending = appointment.status === 'PENDING'
  const top = useFocusOnce()

  useEffect(() => {
    if (result) document.getElementById(headingId(result.id))?.focus()
  }, [result])

  return (
    <div ref={top} tabIndex={-1} className="flex flex-col items-start gap-6 outline-none">
      {isPending && isNew && (
        <Note tone="ok" title={t('confirmed.title')} className="w-full">
          {t('confirmed.text')}
        </Note>
      )}
      {result && (
        <Note tone={result.isFromElsewhere ? 'warn' : 'ok'} live className="w-full">
          {result.text}
        </Note>
      )}
      <div className="w-full">
        <AppointmentCard isAlone appointment={appointment}>
          <p className="wrap-anywhere mt-4 text-ink-2">{t('for', { name, email })}</p>
          <AppointmentActions
            appointment={appointment}
            download={download}
            onWithdraw={() => mutateAsync({ version: appointment.version, of: 'appointment' })}
            onWithdrawChange={({ version }) => mutateAsync({ version, of: 'change' })}
            onAskChange={() => setAsking(true)}
            onResult={setResult}
          />
        </AppointmentCard>
      </div>
      {isAsking && (
        <Suspense>
          <ChangeForm appointment={appointment} token={token} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {(appointment.status === 'DENIED' || appointment.status === 'CANCELLED') && <BookLinks />}
    </div>
  )
}

/** After the confirmation, whose button is unmounted. */
function useFocusOnce() {
  const element = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const locale = useLocale()
  useEffect(() => {
    if (!hadFocus.current && document.activeElement === document.body) element.current?.focus()
    hadFocus.current = Boolean(locale)
  }, [locale])
  return element
}
