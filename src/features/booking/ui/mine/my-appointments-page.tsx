import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SignedInTexts } from '#features/identity/ui/signed-in-only.tsx'
import { SignedInPage } from '#features/identity/ui/signed-in-only.tsx'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { formatZone } from '../../model/format-date.ts'
import type { WithdrawalResult } from './appointment-actions.tsx'
import { headingId } from './appointment-card.tsx'
import { OwnAppointmentCard, type OwnAppointmentCardProps } from './own-appointment-card.tsx'
import { type OwnAppointments, ownAppointmentsQuery } from './own-appointments.queries.ts'

type MyAppointmentsProps = { page: { heading: string; lead: string } } & SignedInTexts & Uses<[typeof bookingMineTexts]>

export function MyAppointmentsPage({ page }: MyAppointmentsProps) {
  const t = useT(bookingMineTexts)
  return (
    <SignedInPage page={page} needsScript={t('needsScript')}>
      <div className="mt-10 max-w-3xl md:mt-12">
        <AppointmentGroups />
      </div>
    </SignedInPage>
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

  const cards = { isOfflineCopy: copiedAt !== undefined, result, onResult: setResult }
  const upcoming = appointments.filter(({ hasInvite }) => hasInvite)
  const earlier = appointments.filter(({ hasInvite }) => !hasInvite)
  const soonestFirst = upcoming.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  return (
    <>
      <p role="status" className="sr-only">
        {!result?.isFromElsewhere && result?.text}
      </p>
      {copiedAt && (
        <Note tone="warn" live className="mb-8">
          {t(appointments.length === 0 ? 'copy.none' : 'copy', {
            time: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(copiedAt)),
          })}
        </Note>
      )}
      <Group heading={t('upcoming')} appointments={soonestFirst} {...cards} />
      <Group heading={t('earlier')} appointments={earlier} {...cards} />
      {appointments[0] && (
        <p className="mb-6 text-ink-2">{t('zone', { zone: formatZone(locale, appointments[0].zone) })}</p>
      )}
      <BookLink variant="ghost" />
    </>
  )
}

type GroupProps = Omit<OwnAppointmentCardProps, 'appointment'> & { heading: string; appointments: OwnAppointment[] }

function Group({ heading, appointments, ...cards }: GroupProps) {
  if (appointments.length === 0) return null
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-[1.5rem]">{heading}</h2>
      <ul className="grid gap-4">
        {appointments.map((appointment) => (
          <OwnAppointmentCard key={appointment.id} appointment={appointment} {...cards} />
        ))}
      </ul>
    </section>
  )
}

function BookLink({ variant }: { variant: 'primary' | 'ghost' }) {
  const t = useT(bookingMineTexts)
  return (
    <Link to="/booking" className={buttonStyles({ variant })}>
      {t('book')}
    </Link>
  )
}
