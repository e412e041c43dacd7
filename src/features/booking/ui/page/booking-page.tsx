import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SignedInTexts } from '#features/identity/ui/signed-in-only.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { InitialMonth } from '../../model/slot.schema.ts'
import { bookingQueries } from '../booking.queries.ts'
import { BookingForm } from './booking-form.tsx'
import { NO_SCRIPT_FORM_ID } from './month-calendar.tsx'
import type { RequestSent } from './request-sent.tsx'

type BookingPageProps = SignedInTexts &
  Uses<typeof BOOKING_TEXTS> & {
    page: { heading: string; lead: string }
    /** Unvalidated search parameters. */
    search: Search
    initialMonth: InitialMonth | undefined
  }

export const BOOKING_TEXTS = [bookingPageTexts, bookingErrorsTexts] as const

type Search = { type?: unknown; date?: unknown; month?: unknown }

export function BookingPage({ page: { heading, lead }, ...rest }: BookingPageProps) {
  const t = useT(bookingPageTexts)
  return (
    <>
      <div className="grid-paper border-line border-b">
        <div className="head booking-head">
          <h1>{heading}</h1>
          <p>{lead}</p>
          <ol>
            {(['type.legend', 'step.time', 'step.details'] as const).map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <HeadDrawing name="booking" />
        </div>
      </div>
      <div className="wrap py-10 md:py-14">
        <noscript>
          <Note tone="warn" className="mb-8">
            <p>{t('needsScript')}</p>
            <Link to="/contact" className={buttonStyles({ variant: 'ghost', size: 's' }, 'mt-3')}>
              {t('times.contact')}
            </Link>
          </Note>
        </noscript>
        <BookingBody {...rest} />
      </div>
    </>
  )
}

function BookingBody({ search, initialMonth }: Omit<BookingPageProps, 'page'>) {
  const t = useT(bookingPageTexts)
  const [Sent, setSent] = useState<RequestSent>()
  const { data, isError, refetch } = useQuery(bookingQueries.requestTypes())

  if (Sent) return <Sent onAgain={() => setSent(undefined)} />
  if (isError)
    return (
      <Note tone="danger" live title={t('types.failed')}>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data) return <Loading label={t('types.loading')} lines={8} />
  const { requestTypes, zone, guests } = data
  // Only values that the server accepted, which its response contains.
  const fromSearch = {
    type: requestTypes.find(({ type }) => type === search.type)?.type,
    date: initialMonth?.days.find(({ date }) => date === search.date)?.date,
    month: initialMonth?.month === search.month ? initialMonth?.month : undefined,
  }
  return (
    <>
      <form id={NO_SCRIPT_FORM_ID}>
        {fromSearch.type && <input type="hidden" name="type" value={fromSearch.type} />}
      </form>
      <BookingForm
        fromSearch={fromSearch}
        initialMonth={initialMonth}
        types={requestTypes}
        zone={zone}
        guests={guests}
        onSent={(next) => setSent(() => next)}
      />
    </>
  )
}
