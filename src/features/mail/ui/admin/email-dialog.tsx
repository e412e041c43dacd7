import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Tabs } from '#ui/tabs.tsx'
import { mailAdminTexts } from '../../messages/admin/index.ts'
import type { EmailDetails } from '../../model/mail-log.schema.ts'
import { DeliveryErrorText, EmailStatusBadge, formatMoment } from './email-status-badge.tsx'
import { mailQueries, useEmailAction } from './mail.queries.ts'

/** One email as its recipient sees it, with its delivery status. */
export function EmailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT(mailAdminTexts)
  const query = useQuery(mailQueries.email(id))
  const email = query.data
  const { show, showOutcome } = useToast()
  const resend = useEmailAction('resend')
  const arrive = useEmailAction('arrived')

  async function sendAgain() {
    try {
      await resend.mutateAsync(id)
      show({ title: t('resent'), tone: 'ok' })
      onClose()
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : ''
      const reasons: Record<string, string> = {
        NO_MAIL_SERVER: t('noServer'),
        EMAIL_EXPIRED: t('cannotResend.expired'),
        EMAIL_LINK_ERASED: t('cannotResend.linkErased'),
      }
      show({ title: t('notResent'), description: reasons[code], tone: 'danger' })
    }
  }

  async function markAsArrived() {
    if (await showOutcome(arrive.mutateAsync(id), t('markedArrived'), t('notMarkedArrived'))) onClose()
  }

  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{email?.subject ?? t('loading')}</bdi>}
      description={email && t('to', { address: email.toAddress })}
      closeLabel={t('close')}
      actions={
        <>
          {email?.status === 'uncertain' && (
            <Button variant="ghost" pending={arrive.isPending} onClick={markAsArrived}>
              {t('arrived')}
            </Button>
          )}
          {email?.resendObstacle === null && (
            <Button variant="ghost" pending={resend.isPending} onClick={sendAgain}>
              {t('resend')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} t={t} lines={6}>
        {(loaded) => <EmailView email={loaded} />}
      </Loaded>
    </Dialog>
  )
}

function EmailView({ email }: { email: EmailDetails }) {
  const t = useT(mailAdminTexts)
  const locale = useLocale()
  const { status, createdAt, sentAt, dueAt, attempts, lastError, replyTo, attachments, resendObstacle } = email
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <EmailStatusBadge status={status} />
        <span>{t('writtenOn', { date: formatMoment(locale, createdAt) })}</span>
        {sentAt && <span>{t('sentOn', { date: formatMoment(locale, sentAt) })}</span>}
        {attempts > 0 && <span>{t('attempts', { count: attempts })}</span>}
        {status === 'queued' && <span>{t('next', { date: formatMoment(locale, dueAt) })}</span>}
      </p>
      {replyTo && <p className="mt-2 text-ink-2">{t('replyTo', { address: replyTo })}</p>}
      {(lastError || status === 'uncertain') && (
        <Note tone="warn" className="mt-4">
          {status === 'uncertain' && <p>{t('uncertainHelp')}</p>}
          {lastError && <DeliveryErrorText {...lastError} />}
        </Note>
      )}
      {resendObstacle && <p className="mt-2 text-ink-2">{t(`cannotResend.${resendObstacle}`)}</p>}
      {attachments.length > 0 && (
        <ul aria-label={t('attachments')} className="mt-4 flex flex-wrap gap-2">
          {attachments.map(({ filename, contentType, content }) => (
            <li key={filename}>
              <Button size="s" variant="ghost" onClick={() => saveFile(filename, bytesOf(content), contentType)}>
                {t('download', { name: filename })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label={t('views')}
        className="mt-5"
        tabs={[
          { value: 'html', label: t('view.html'), content: <HtmlPart {...email} /> },
          { value: 'text', label: t('view.text'), content: <TextPart {...email} /> },
        ]}
      />
    </>
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}

/** The HTML contains user input: the sandboxed frame runs no scripts, loads nothing and opens no links. */
function HtmlPart({ html, locale }: EmailDetails) {
  const t = useT(mailAdminTexts)
  return (
    <iframe
      title={t('content')}
      lang={locale}
      sandbox=""
      // The page's CSP blocks style sheets; the email also has inline styles.
      srcDoc={html.replace(/<style[\s\S]*?<\/style>/gi, '')}
      className="h-[60vh] w-full rounded-sm border border-line bg-[#fff] [color-scheme:light]"
    />
  )
}

function TextPart({ text, locale }: EmailDetails) {
  return (
    <pre lang={locale} dir="auto" className="whitespace-pre-wrap break-words font-mono text-sm leading-relaxed">
      {text}
    </pre>
  )
}
