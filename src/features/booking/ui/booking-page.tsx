import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import { bookingQueries } from './booking.queries.ts'
import { BookingForm } from './booking-form.tsx'
import { RequestSent } from './request-sent.tsx'

type BookingPageProps = {
  page: { heading: string; lead: string }
  /** From the address, which anybody can write. */
  wantedType: unknown
}

export function BookingPage({ page: { heading, lead }, wantedType }: BookingPageProps) {
  const t = useT(bookingPageTexts)
  return (
    <>
      <div className="grid-paper border-line border-b">
        <div className="wrap py-10 md:py-14">
          <h1 className="text-[clamp(2.2rem,1.4rem+3.2vw,3.6rem)]">{heading}</h1>
          <p className="mt-4 max-w-[38em] text-[1.12rem] text-ink-2">{lead}</p>
        </div>
      </div>
      <div className="wrap py-10 md:py-14">
        <noscript>
          <Note tone="warn" className="mb-8">
            {t('needsScript')}
          </Note>
        </noscript>
        <Subject wantedType={wantedType} />
      </div>
    </>
  )
}

function Subject({ wantedType }: { wantedType: unknown }) {
  const t = useT(bookingPageTexts)
  const [isSent, setSent] = useState(false)
  const { data, isError, refetch } = useQuery(bookingQueries.requestTypes())

  if (isSent) return <RequestSent onAgain={() => setSent(false)} />
  if (isError)
    return (
      <Note tone="danger" live title={t('types.failed')}>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data)
    return (
      <Loading label={t('types.loading')}>
        <SkeletonText lines={5} />
      </Loading>
    )
  const wanted = data.requestTypes.find(({ type }) => type === wantedType)?.type
  return <BookingForm wantedType={wanted} types={data.requestTypes} zone={data.zone} onSent={() => setSent(true)} />
}
