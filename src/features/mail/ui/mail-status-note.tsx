import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import { DeliveryErrorText, formatMoment } from './email-status-badge.tsx'
import { mailQueries, useRetryFailed } from './mail.queries.ts'

const SMTP_PASSWORD_ERRORS = ['wrongPassword', 'passwordWanted']

/** Renders only when there is a problem. */
export function MailStatusNote() {
  const t = useT(mailAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const { data } = useQuery(mailQueries.status())
  const retry = useRetryFailed()
  if (!data) return null
  const { hasMailServer, lastError, counts } = data

  async function retryAll() {
    try {
      const { queued } = await retry.mutateAsync()
      show({ title: t('retried', { count: queued }), tone: 'ok' })
    } catch {
      show({ title: t('notResent'), tone: 'danger' })
    }
  }

  if (!hasMailServer)
    return (
      <Note title={t('noServer')} className="mb-6">
        {t('noServerHelp')}
      </Note>
    )
  if (!lastError && counts.failed === 0 && counts.uncertain === 0) return null

  if (lastError && SMTP_PASSWORD_ERRORS.includes(lastError.trouble))
    return (
      <Note tone="danger" title={t('wrongPassword')} className="mb-6">
        {t('wrongPasswordHelp')}
      </Note>
    )

  return (
    <Note
      tone="warn"
      className="mb-6"
      title={lastError && t('lastTrouble', { date: formatMoment(locale, lastError.at) })}
    >
      {lastError && <DeliveryErrorText {...lastError} />}
      {counts.uncertain > 0 && <p>{t('uncertain', { count: counts.uncertain })}</p>}
      {counts.failed > 0 && (
        <span className="mt-3 block">
          <Button size="s" variant="ghost" pending={retry.isPending} onClick={retryAll}>
            {t('retryFailed', { count: counts.failed })}
          </Button>
        </span>
      )}
    </Note>
  )
}
