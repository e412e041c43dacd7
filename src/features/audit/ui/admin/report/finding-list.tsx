import { useQuery } from '@tanstack/react-query'
import { localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Loaded } from '#ui/loaded.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { FindingReport, FindingsQuery } from '../../../model/report.schema.ts'
import type { ReportSearch } from '../../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { useCheckText } from '../check-texts.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { ReportLink, ReportPagination } from './report-link.tsx'

type FindingSearchProps = { query: Omit<FindingsQuery, 'page'>; search: ReportSearch }

/** Paginated findings: of a check, new, or solved. */
export function FindingSearch({ query, search }: FindingSearchProps) {
  const t = useT(auditReportTexts)
  const found = useQuery(auditQueries.findings({ ...query, page: search.page ?? 1 }))
  const { state } = query
  return (
    <Loaded t={t} query={found}>
      {({ total, rows }) => (
        <>
          {total === 0 && (
            <p className="py-2 text-ink-2">{t(state === 'open' ? 'noFindings' : `noFindings.${state}`)}</p>
          )}
          <FindingList findings={rows} about={query.check === undefined ? undefined : 'check'} />
          <ReportPagination search={search} total={total} />
        </>
      )}
    </Loaded>
  )
}

type FindingListProps = {
  findings: FindingReport[]
  /** What all of them are about: it is named above the list. */
  about?: 'check' | 'page' | undefined
}

export function FindingList({ findings, about }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <ul>
      {findings.map((finding) => (
        <FindingItem key={finding.id} finding={finding} about={about} />
      ))}
    </ul>
  )
}

type FindingItemProps = { finding: FindingReport; about: FindingListProps['about'] }

function FindingItem({ finding, about }: FindingItemProps) {
  const t = useT(auditReportTexts)
  const textOf = useCheckText()
  const { day } = useAuditFormat()
  const { check, values, severity, element, editPath, firstSeenAt, solvedAt } = finding
  const change = textOf(check, 'change', values)
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 border-line border-t py-3.5 first:border-t-0 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-auto">
        {about !== 'check' && (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <bdi>{textOf(check, 'title', values)}</bdi> <SeverityBadge severity={severity} />
          </p>
        )}
        {about === 'page' ? (
          <p className="mt-1 text-[14.5px] text-ink-2">{textOf(check, 'why', values)}</p>
        ) : (
          <FindingPlace finding={finding} />
        )}
        {change && !solvedAt && <p className="mt-1 break-words text-[15px]">{change}</p>}
        {element && (
          <p className="mt-1.5">
            <code className="break-all rounded-[3px] bg-wash px-1.5 py-0.5 text-[13px]">{element}</code>
          </p>
        )}
        <p className="mt-1.5 text-[13px] text-ink-3">
          {solvedAt ? t('solvedOn', { date: day(solvedAt) }) : t('found', { date: day(firstSeenAt) })}
        </p>
      </div>
      {!solvedAt &&
        (finding.isForDeveloper ? (
          <Badge tone="neutral">{t('forDeveloper')}</Badge>
        ) : (
          editPath && <EditLink address={finding.address} editPath={editPath} />
        ))}
    </li>
  )
}

function FindingPlace({ finding: { address, title } }: { finding: FindingReport }) {
  const t = useT(auditReportTexts)
  if (address === '') return <p className="font-semibold">{t('wholeSite')}</p>
  return (
    <p className="min-w-0 break-words">
      <ReportLink search={{ view: 'pages', address }} className="break-all">
        {address}
      </ReportLink>
      {title && <bdi className="block text-[14px] text-ink-2">{title}</bdi>}
    </p>
  )
}

export function EditLink({ address, editPath }: { address: string; editPath: string }) {
  const t = useT(auditReportTexts)
  return (
    <a
      href={localizedPath(useLocale(), editPath)}
      aria-label={t('edit.of', { page: address })}
      className={buttonStyles({ variant: 'ghost', size: 's' }, 'shrink-0')}
    >
      {t('edit')}
    </a>
  )
}
