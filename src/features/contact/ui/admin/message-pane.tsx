import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { phoneHref } from '#features/clients/model/phone-number.ts'
import { AnswerDetails } from '#features/form-questions/ui/answer-details.tsx'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import { formatMoment } from '#features/mail/ui/admin/email-status-badge.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon, chevronLeftIcon } from '#ui/icon/icons.ts'
import { Link } from '#ui/link.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { contactAdminTexts } from '../../messages/admin/index.ts'
import type { MessageDetails } from '../../model/inbox.schema.ts'
import { formatWantedDate } from '../../model/wanted-date.ts'
import { inboxQueries, useMessageTransition } from './inbox.queries.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageThread } from './message-thread.tsx'

type MessagePaneProps = { id: string; onClose: () => void }

/** One message; showing it marks it as read. */
export function MessagePane({ id, onClose }: MessagePaneProps) {
  const t = useT(contactAdminTexts)
  const { data: message, isError } = useQuery(inboxQueries.message(id))
  const { mutate: markRead } = useMessageTransition('read')
  // Once: a message that is marked as unread while it is open stays unread.
  const isOpened = useRef(false)
  const status = message?.status
  useEffect(() => {
    if (!status || isOpened.current) return
    isOpened.current = true
    if (status === 'unread') markRead(id)
  }, [id, status, markRead])

  return (
    <>
      <Button variant="quiet" size="s" className="mb-4 -ml-2 xl:hidden" onClick={onClose}>
        <Icon path={chevronLeftIcon} className="size-[18px]" />
        {t('back')}
      </Button>
      {isError && (
        <EmptyState icon={alertIcon} action={<Button onClick={onClose}>{t('back')}</Button>}>
          {t('error.MESSAGE_NOT_FOUND')}
        </EmptyState>
      )}
      {!message && !isError && <Loading label={t('loading')} lines={8} />}
      {message && <MessageArticle message={message} onClose={onClose} />}
    </>
  )
}

function MessageArticle({ message, onClose }: { message: MessageDetails; onClose: () => void }) {
  const { id, title, message: text } = message
  const heading = useRef<HTMLHeadingElement>(null)
  // The list may have been scrolled further than the message is long.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <article aria-labelledby={`message-${id}`}>
      <h2
        ref={heading}
        tabIndex={-1}
        id={`message-${id}`}
        className="scroll-mt-28 text-[1.35rem] outline-none"
        dir="auto"
      >
        {title}
      </h2>
      <MessageFacts message={message} />
      <p dir="auto" className="mt-5 whitespace-pre-wrap break-words text-base leading-relaxed">
        {text}
      </p>
      <MessageActions message={message} onClose={onClose} />
      <MessageThread message={message} />
    </article>
  )
}

function MessageFacts({ message }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const language = useLocale()
  const { id, email, name, phone, trade, wantedDate, title, reference, locale, createdAt } = message
  const subject = encodeURIComponent(`Re: ${title} (${reference})`)
  return (
    <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-ink-2 [&>dt]:text-ink-3">
      <dt>{t('from')}</dt>
      <dd className="min-w-0 break-words">
        <ClientLink id={id}>{email}</ClientLink>
        <Link href={`mailto:${email}?subject=${subject}`} className="block w-fit">
          {t('mailTo')}
        </Link>
      </dd>
      <OptionalFact label={t('name')}>{name && <bdi>{name}</bdi>}</OptionalFact>
      <OptionalFact label={t('phone')}>{phone && <Link href={phoneHref(phone)}>{phone}</Link>}</OptionalFact>
      <OptionalFact label={t('trade')}>{trade && <bdi>{trade}</bdi>}</OptionalFact>
      <OptionalFact label={t('wantedDate')}>{wantedDate && formatWantedDate(language, wantedDate)}</OptionalFact>
      <AnswerDetails answers={message.formAnswers} />
      <dt>{t('received')}</dt>
      <dd>
        <time dateTime={createdAt}>{formatMoment(language, createdAt)}</time>
      </dd>
      <dt>{t('language')}</dt>
      <dd className="first-letter:uppercase">{t(`language.${locale}`)}</dd>
      <dt>{t('reference')}</dt>
      <dd className="font-mono">{reference}</dd>
    </dl>
  )
}

/** What the sender left out is not shown. */
function OptionalFact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
