import { useParams } from '@tanstack/react-router'
import { bookingHistoryTexts } from '#features/booking/messages/history/index.ts'
import { APPOINTMENT_OUTCOMES } from '#features/booking/model/appointment.ts'
import { OUTCOME_TONES } from '#features/booking/ui/admin/appointments/outcome-badge.tsx'
import { clientTexts } from '#features/clients/messages/index.ts'
import type { ClientEntry, ClientEntryKind } from '#features/clients/model/client.schema.ts'
import type { EntryDescription } from '#features/clients/ui/admin/client-entries.tsx'
import { ClientScreen } from '#features/clients/ui/admin/client-screen.tsx'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { MESSAGE_STATUSES } from '#features/contact/model/message.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { Stars } from '#features/reviews/ui/static/stars.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'

const MESSAGE_TONES = { unread: 'brand', read: 'neutral', answered: 'ok', archived: 'neutral' } as const

export const CLIENT_CARD_TEXTS = [clientTexts, bookingHistoryTexts, contactAdminTexts, reviewTexts] as const

type CardTexts = Uses<typeof CLIENT_CARD_TEXTS>

/** The client card with the entries of all slices. Not in the route: its types would put the texts into the frame. */
export function ClientCardScreen(props: CardTexts) {
  const { key } = useParams({ from: '/_data/admin/clients/$key' })
  return <ClientScreen {...props} key={key} clientKey={key} descriptionOf={useEntryDescription(props)} />
}

/** Titles and statuses in the words of the slice that an entry comes from. */
function useEntryDescription(_: CardTexts) {
  const t = useT(clientTexts)
  const outcomes = useT(bookingHistoryTexts)
  const contact = useT(contactAdminTexts)
  const reviews = useT(reviewTexts)

  function statusOf(kind: ClientEntryKind, status: string): EntryDescription['status'] {
    const message = kind === 'message' && MESSAGE_STATUSES.find((one) => one === status)
    if (message) return { label: contact(`view.${message}`), tone: MESSAGE_TONES[message] }
    const outcome = kind === 'appointment' && APPOINTMENT_OUTCOMES.find((one) => one === status)
    if (outcome) return { label: outcomes(`status.${outcome}`), tone: OUTCOME_TONES[outcome] }
    return { label: t('status.hidden'), tone: 'warn' }
  }

  return (kind: ClientEntryKind, { title, status, rating }: ClientEntry): EntryDescription => ({
    title: title || t(`kind.${kind}`),
    status: status === null ? undefined : statusOf(kind, status),
    rating: rating !== null && <Stars value={rating} label={reviews('starsOf', { count: rating })} className="w-20" />,
  })
}
