import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { mailAdminTexts } from '../../messages/admin/index.ts'
import { EMAIL_STATUSES, type EmailStatus } from '../../model/email.ts'
import type { EmailLine } from '../../model/mail-log.schema.ts'
import { EmailDialog } from './email-dialog.tsx'
import { DeliveryErrorText, EmailStatusBadge, formatMoment } from './email-status-badge.tsx'
import { mailQueries } from './mail.queries.ts'
import { MailStatusNote } from './mail-status-note.tsx'

const STATUS_FILTERS = ['all', ...EMAIL_STATUSES] as const

/** Search: `q` and `status`. */
export function MailScreen({ search, onSearch }: SearchProps & Uses<[typeof mailAdminTexts]>) {
  const t = useT(mailAdminTexts)
  // State as well: navigation is asynchronous, and a number in the URL is parsed as one.
  const [query, setQuery] = useState(() => String(search.q ?? ''))
  const status = EMAIL_STATUSES.find((one) => one === search.status)

  function searchFor(q: string) {
    setQuery(q)
    onSearch({ q: q || undefined, status })
  }

  return (
    <>
      <MailStatusNote />
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full sm:max-w-xs">
          <Input type="search" size="s" value={query} onValueChange={searchFor} />
        </Field>
        <ChipGroup
          label={t('states')}
          options={STATUS_FILTERS}
          selected={status ?? 'all'}
          onSelect={(next) => onSearch({ q: query || undefined, status: next === 'all' ? undefined : next })}
        >
          {(option) => t(`state.${option}`)}
        </ChipGroup>
      </div>
      <MailList query={useDeferredValue(query.trim())} status={status} />
    </>
  )
}

type MailListProps = { query: string; status: EmailStatus | undefined }

function MailList({ query, status }: MailListProps) {
  const t = useT(mailAdminTexts)
  const [openId, setOpenId] = useState<string>()
  const search = useInfiniteQuery(mailQueries.search(query, status))
  return (
    <>
      <Paged
        search={search}
        itemsOf={(page) => page.emails}
        t={t}
        empty={t(query || status ? 'noneFound' : 'none')}
        more={t('older')}
      >
        {(emails) => (
          <ul aria-label={t('list')} className="mb-6 border-line border-t">
            {emails.map((email) => (
              <EmailRow key={email.id} email={email} onRead={() => setOpenId(email.id)} />
            ))}
          </ul>
        )}
      </Paged>
      {openId && <EmailDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function EmailRow({ email, onRead }: { email: EmailLine; onRead: () => void }) {
  const t = useT(mailAdminTexts)
  const locale = useLocale()
  const { subject, toAddress, status, createdAt, attempts, lastError } = email
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-auto">
        <p className="break-words font-semibold">
          <bdi>{subject}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-2">{t('to', { address: toAddress })}</p>
        {status !== 'sent' && lastError && (
          <p className="break-words text-danger">
            {t('attempts', { count: attempts })}. <DeliveryErrorText {...lastError} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-x-6 gap-y-1.5 max-sm:flex-col max-sm:items-start">
        <time dateTime={createdAt} className="measure whitespace-nowrap text-ink-3">
          {formatMoment(locale, createdAt)}
        </time>
        <EmailStatusBadge status={status} />
      </div>
      <Button
        variant="ghost"
        size="s"
        className="max-sm:ml-auto"
        aria-label={t('readOf', { subject, address: toAddress })}
        onClick={onRead}
      >
        {t('read')}
      </Button>
    </li>
  )
}
