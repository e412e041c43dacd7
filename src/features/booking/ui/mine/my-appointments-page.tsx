import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignedInOnly } from '#features/identity/ui/signed-in-only.tsx'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendarIcon } from '#ui/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { formatZone } from '../browser-time.ts'
import { headingId, OwnAppointmentCard, type WithdrawalResult } from './own-appointment-card.tsx'
import { type OwnAppointments, ownAppointmentsQuery } from './own-appointments.queries.ts'

type MyAppointmentsPageProps = { page: { heading: string; lead: string } }

export function MyAppointmentsPage({ page: { heading, lead } }: MyAppointmentsPageProps) {
  const t = useT(bookingMineTexts)
  return (
    <div className="wrap py-12 md:py-16">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.2vw,3.6rem)]">{heading}</h1>
      <p className="mt-4 max-w-[34em] text-[1.15rem] text-ink-2">{lead}</p>
      <noscript>
        <Note tone="warn" className="mt-8">
          {t('needsScript')}
        </Note>
      </noscript>
      <SignedInOnly>
        <div className="mt-10 max-w-3xl md:mt-12">
          <AppointmentGroups />
        </div>
      </SignedInOnly>
    </div>
  )
}

function AppointmentGroups() {
  return (
    <Loaded
      query={useQuery(ownAppointmentsQuery)}
      t={useT(bookingMineTexts)}
      skeleton={<Skeleton shape="block" className="h-44 w-full" />}
    >
      {(data) => <LoadedGroups {...data} />}
    </Loaded>
  )
}

function LoadedGroups({ appointments, copiedAt }: OwnAppointments) {
  const t = useT(bookingMineTexts)
  const locale = useLocale()
  const [result, setResult] = useState<WithdrawalResult>()

  useEffect(() => {
    if (result) document.getElementById(headingId(result.id))?.focus()
  }, [result])

  if (appointments.length === 0 && !copiedAt)
    return (
      <EmptyState icon={calendarIcon} title={t('none')} action={<BookLink variant="primary" />}>
        {t('none.help')}
      </EmptyState>
    )

  const isOfflineCopy = copiedAt !== undefined
  const upcoming = appointments.filter(({ canWithdraw }) => canWithdraw)
  const earlier = appointments.filter(({ canWithdraw }) => !canWithdraw)
  const soonestFirst = upcoming.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  return (
    <>
      <p role="status" className="sr-only">
        {!result?.isFromElsewhere && result?.text}
      </p>
      {copiedAt && (
        <Note tone="warn" live className="mb-8">
          {t(appointments.length === 0 ? 'copy.none' : 'copy', { time: formatCopyTime(locale, copiedAt) })}
        </Note>
      )}
      <Group
        heading={t('upcoming')}
        appointments={soonestFirst}
        isOfflineCopy={isOfflineCopy}
        result={result}
        onResult={setResult}
      />
      <Group
        heading={t('earlier')}
        appointments={earlier}
        isOfflineCopy={isOfflineCopy}
        result={result}
        onResult={setResult}
      />
      {appointments[0] && <p className="mb-6 text-ink-2">{t('zone', { zone: formatZone(appointments[0].zone) })}</p>}
      <BookLink variant="ghost" />
    </>
  )
}

type GroupProps = {
  heading: string
  appointments: OwnAppointment[]
  /** Offline: actions are hidden. */
  isOfflineCopy: boolean
  result: WithdrawalResult | undefined
  onResult: (result: WithdrawalResult) => void
}

function Group({ heading, appointments, isOfflineCopy, result, onResult }: GroupProps) {
  if (appointments.length === 0) return null
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-[1.5rem]">{heading}</h2>
      <ul className="grid gap-4">
        {appointments.map((appointment) => (
          <OwnAppointmentCard
            key={appointment.id}
            appointment={appointment}
            isOfflineCopy={isOfflineCopy}
            result={result}
            onResult={onResult}
          />
        ))}
      </ul>
    </section>
  )
}

function formatCopyTime(locale: Locale, copiedAt: string): string {
  const format = new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: 'long', timeStyle: 'short' })
  return format.format(new Date(copiedAt))
}

function BookLink({ variant }: { variant: 'primary' | 'ghost' }) {
  const t = useT(bookingMineTexts)
  return (
    <Link to="/booking" className={buttonStyles({ variant })}>
      {t('book')}
    </Link>
  )
}
