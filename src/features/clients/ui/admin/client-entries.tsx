import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Link } from '#ui/link.tsx'
import { clientTexts } from '../../messages/index.ts'
import type { ClientEntry, ClientEntryKind } from '../../model/client.schema.ts'
import { clientQueries } from './clients.queries.ts'

export type EntryDescription = {
  title: string
  status?: { label: string; tone: BadgeProps['tone'] } | undefined
  rating?: ReactNode
}
export type DescriptionOf = (kind: ClientEntryKind, entry: ClientEntry) => EntryDescription

type ClientEntriesProps = { clientKey: string; kind: ClientEntryKind; descriptionOf: DescriptionOf }

/** Appointments, messages, comments or reviews of a person, newest first. */
export function ClientEntries({ clientKey, kind, descriptionOf }: ClientEntriesProps) {
  const t = useT(clientTexts)
  const search = useInfiniteQuery(clientQueries.entries(clientKey, kind))
  const isEmpty = search.data?.pages[0]?.entries.length === 0
  return (
    <Panel title={t(`kind.${kind}`)}>
      {isEmpty ? (
        <p className="text-ink-2">{t(`none.${kind}`)}</p>
      ) : (
        <Paged search={search} itemsOf={(page) => page.entries} t={t} empty="" more={t('more')}>
          {(entries) => (
            <ul aria-label={t(`kind.${kind}`)} className={search.hasNextPage ? 'mb-3' : undefined}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} description={descriptionOf(kind, entry)} />
              ))}
            </ul>
          )}
        </Paged>
      )}
    </Panel>
  )
}

function EntryRow({ entry, description }: { entry: ClientEntry; description: EntryDescription }) {
  const locale = useLocale()
  const { at, path, text } = entry
  const { title, status, rating } = description
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={localizedPath(locale, path)} className="min-w-0 font-semibold wrap-anywhere" dir="auto">
          {title}
        </Link>
        {rating}
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
        <time dateTime={at} className="measure text-ink-2">
          {when}
        </time>
      </p>
      {text && (
        <p dir="auto" className="mt-1 line-clamp-3 text-ink-2 wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  )
}
