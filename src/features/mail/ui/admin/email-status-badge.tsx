import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { mailAdminTexts } from '../../messages/admin/index.ts'
import type { EmailStatus } from '../../model/email.ts'
import type { LastMailError } from '../../model/mail-log.schema.ts'

const TONES = {
  queued: 'brand',
  sent: 'ok',
  failed: 'danger',
  uncertain: 'warn',
  expired: 'neutral',
  unsent: 'neutral',
} as const

export function EmailStatusBadge({ status }: { status: EmailStatus }) {
  const t = useT(mailAdminTexts)
  return <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
}

/** The error in the user's language, followed by the reply of the mail server. */
export function DeliveryErrorText({ errorCode, serverMessage }: LastMailError) {
  const t = useT(mailAdminTexts)
  return (
    <span className="break-words">
      {t(`errorCode.${errorCode}`)} <ServerReply serverMessage={serverMessage} />
    </span>
  )
}

/** Reply of the mail server, which has no language of its own but is mostly English. */
export function ServerReply({ serverMessage }: Pick<LastMailError, 'serverMessage'>) {
  const t = useT(mailAdminTexts)
  if (!serverMessage) return null
  return (
    <>
      {t('serverSaid')} <q lang="en">{serverMessage}</q>
    </>
  )
}

export function formatMoment(locale: Locale, at: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
