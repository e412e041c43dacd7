import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { mailAdminTexts } from '../../messages/admin/index.ts'
import type { MailStatus } from '../../model/mail-log.schema.ts'
import { DeliveryErrorText, formatMoment } from './email-status-badge.tsx'
import { mailQueries, useRetryFailed, useSendUnsent } from './mail.queries.ts'

const SMTP_PASSWORD_ERRORS = ['wrongPassword', 'passwordWanted']

/** Renders only when there is a problem. */
export function MailStatusNote() {
  const t = useT(mailAdminTexts)
  const { data } = useQuery(mailQueries.status())
  if (!data) return null
  const { hasMailServer, counts } = data

  if (!hasMailServer)
    return (
      <Note title={t('noServer')} className="mb-6">
        <p>{t('noServerHelp')}</p>
        <Link to="/admin/settings" hash="mail-server" className={buttonStyles({ size: 's' }, 'mt-3')}>
          {t('setServer')}
        </Link>
      </Note>
    )
  return (
    <>
      {counts.unsent > 0 && <UnsentNote count={counts.unsent} />}
      <DeliveryErrorNote {...data} />
    </>
  )
}

/** Emails from the time without a mail server. */
function UnsentNote({ count }: { count: number }) {
  const t = useT(mailAdminTexts)
  const { show } = useToast()
  const send = useSendUnsent()
  const [isAsking, setAsking] = useState(false)

  async function sendAll() {
    try {
      const { queued, expired } = await send.mutateAsync()
      const description = expired > 0 ? t('unsentExpired', { count: expired }) : undefined
      show({ title: t('unsentQueued', { count: queued }), description, tone: 'ok' })
    } catch {
      show({ title: t('notResent'), tone: 'danger' })
    }
    setAsking(false)
  }

  return (
    <Note title={t('unsent', { count })} className="mb-6">
      <p>{t('unsentHelp')}</p>
      <Button size="s" variant="ghost" className="mt-3" onClick={() => setAsking(true)}>
        {t('sendUnsent')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('sendUnsent.title', { count })}
        description={t('sendUnsent.text')}
        confirmLabel={t('sendUnsent')}
        cancelLabel={t('sendUnsent.cancel')}
        pending={send.isPending}
        onConfirm={sendAll}
        onCancel={() => setAsking(false)}
      />
    </Note>
  )
}

function DeliveryErrorNote({ lastError, counts }: MailStatus) {
  const t = useT(mailAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const retry = useRetryFailed()
  if (!lastError && counts.failed === 0 && counts.uncertain === 0) return null

  async function retryAll() {
    try {
      const { queued } = await retry.mutateAsync()
      show({ title: t('retried', { count: queued }), tone: 'ok' })
    } catch {
      show({ title: t('notResent'), tone: 'danger' })
    }
  }

  if (lastError && SMTP_PASSWORD_ERRORS.includes(lastError.errorCode))
    return (
      <Note tone="danger" title={t('wrongPassword')} className="mb-6">
        {t('wrongPasswordHelp')}
      </Note>
    )

  return (
    <Note
      tone="warn"
      className="mb-6"
      title={lastError && t('lastError', { date: formatMoment(locale, lastError.at) })}
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
