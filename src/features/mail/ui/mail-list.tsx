import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Paged } from '#ui/paged.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import type { LetterStatus } from '../model/letter.ts'
import type { LetterLine } from '../model/mail-log.ts'
import { mailQueries } from './mail.queries.ts'
import { MailLetter } from './mail-letter.tsx'
import { momentIn, StateBadge, Trouble } from './mail-state.tsx'

type MailListProps = { query: string; status: LetterStatus | undefined }

export function MailList({ query, status }: MailListProps) {
  const t = useT(mailAdminTexts)
  const [openId, setOpenId] = useState<string>()
  const search = useInfiniteQuery(mailQueries.search(query, status))
  return (
    <>
      <Paged
        search={search}
        itemsOf={(page) => page.letters}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          retry: t('retry'),
          empty: t(query || status ? 'noneFound' : 'none'),
          more: t('older'),
        }}
      >
        {(letters) => (
          <ul aria-label={t('list')} className="mb-6 border-line border-t">
            {letters.map((letter) => (
              <Line key={letter.id} letter={letter} onRead={() => setOpenId(letter.id)} />
            ))}
          </ul>
        )}
      </Paged>
      {openId && <MailLetter id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function Line({ letter, onRead }: { letter: LetterLine; onRead: () => void }) {
  const t = useT(mailAdminTexts)
  const locale = useLocale()
  const { subject, toAddress, status, createdAt, attempts, lastError } = letter
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-auto">
        <p className="break-words font-semibold">
          <bdi>{subject}</bdi>
        </p>
        <p className="break-all text-ink-2">{t('to', { address: toAddress })}</p>
        {status !== 'sent' && lastError && (
          <p className="break-words text-danger">
            {t('attempts', { count: attempts })}. <Trouble {...lastError} />
          </p>
        )}
      </div>
      <time dateTime={createdAt} className="measure whitespace-nowrap text-ink-3">
        {momentIn(locale, createdAt)}
      </time>
      <StateBadge status={status} />
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
