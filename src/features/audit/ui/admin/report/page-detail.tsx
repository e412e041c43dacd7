import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Figure, Figures } from '#ui/data/figures.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { AREAS } from '../../../model/check.ts'
import { IDEAL_TEXT_RATIO } from '../../../model/digest/text-ratio.ts'
import type { PageDetailReport as Detail } from '../../../model/report.schema.ts'
import type { ReportSearch } from '../../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { EditLink, FindingList } from './finding-list.tsx'
import { ReportLink } from './report-link.tsx'

export function PageDetail({ address, search }: { address: string; search: ReportSearch }) {
  const t = useT(auditReportTexts)
  const page = useQuery({ ...auditQueries.page(address), retry: false })
  const isUnknown = page.error instanceof ApiError && page.error.status === 404
  return (
    <div className="flex flex-col items-start gap-3">
      <ReportLink search={{ ...search, address: undefined, view: 'pages' }}>{t('backToPages')}</ReportLink>
      {isUnknown ? (
        <EmptyState className="w-full">{t('notAudited')}</EmptyState>
      ) : (
        <div className="flex w-full flex-col gap-[18px]">
          <Loaded t={t} query={page}>
            {(detail) => <PageParts detail={detail} />}
          </Loaded>
        </div>
      )}
    </div>
  )
}

function PageParts({ detail }: { detail: Detail }) {
  const t = useT(auditReportTexts)
  return (
    <>
      <Panel title={<bdi>{detail.title || t('noTitle')}</bdi>} action={<EditLink {...detail} />}>
        <p className="mb-4 text-[14px]">
          <Link href={detail.address} newTabLabel={t('newTab')} className="break-all">
            {detail.address}
          </Link>
        </p>
        <SearchResult detail={detail} />
      </Panel>
      {AREAS.map((area) => {
        const findings = detail.findings.filter((one) => one.area === area)
        return (
          <Panel key={area} title={t(`findings.${area}`)}>
            {findings.length === 0 && <p className="text-ink-2">{t('noFindings')}</p>}
            <FindingList findings={findings} about="page" />
          </Panel>
        )
      })}
      <PageFigures detail={detail} />
      <CodeDetails detail={detail} />
    </>
  )
}

function PageFigures({ detail }: { detail: Detail }) {
  const t = useT(auditReportTexts)
  const { number, percent, bytes } = useAuditFormat()
  const { kind, contentRatio, textRatio, words, readability, weight, requests, links, images, htmlBytes, textBytes } =
    detail
  return (
    <Figures label={t('figures')}>
      <Figure value={contentRatio === null ? '–' : percent(contentRatio)}>
        {contentRatio !== null && <TextRatioBar ratio={contentRatio} />}
        {t('figure.text', { percent: textRatio === null ? '–' : percent(textRatio) })}
        {/* Of other pages, the owner changes texts but not how much code there is around them. */}
        {kind === 'post' && contentRatio !== null && contentRatio < min && ` ${t('figure.text.advice')}`}
      </Figure>
      <Figure value={number(words)}>{t('figure.words')}</Figure>
      <Figure value={readability === null ? '–' : number(Math.round(readability))}>
        {t('figure.readability')}
        {readability === null && ` (${t('tooShort')})`}
      </Figure>
      <Figure value={bytes(weight)}>{t('figure.weight')}</Figure>
      <Figure value={number(requests)}>{t('figure.requests')}</Figure>
      <Figure value={number(links.internal)}>{t('figure.links', { external: number(links.external) })}</Figure>
      <Figure value={number(images.total)}>{t('figure.images', { withoutAlt: number(images.withoutAlt) })}</Figure>
      <Figure value={bytes(htmlBytes)}>{t('figure.html', { text: bytes(textBytes) })}</Figure>
    </Figures>
  )
}

function CodeDetails({ detail }: { detail: Detail }) {
  const t = useT(auditReportTexts)
  const { moment } = useAuditFormat()
  const { headings, structuredData, languages, textLanguage, modifiedAt } = detail
  return (
    <Panel title={t('details')}>
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Row name={t('detail.status')}>{detail.status}</Row>
        <Row name={t('detail.canonical')}>{detail.canonical ?? t('none')}</Row>
        <Row name={t('detail.robots')}>{detail.robots || t('detail.robots.none')}</Row>
        <Row name={t('detail.lang')}>{detail.lang || t('none')}</Row>
        <Row name={t('detail.textLanguage')}>{textLanguage ?? t('tooShort')}</Row>
        <Row name={t('detail.languages')}>{languages.join(', ') || t('none')}</Row>
        <Row name={t('detail.structuredData')}>{structuredData.join(', ') || t('none')}</Row>
        <Row name={t('detail.modifiedAt')}>{modifiedAt ?? t('none')}</Row>
        <Row name={t('detail.checkedAt')}>{moment(detail.checkedAt)}</Row>
      </dl>
      {headings.length > 0 && (
        <details className="mt-3 border-line border-t pt-3">
          <summary className="cursor-pointer py-1.5 text-ink-2">
            {t('headings')} ({headings.length})
          </summary>
          <ol className="text-[14.5px]">
            {headings.map(({ level, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike and never move
              <li key={index} style={{ paddingLeft: `${(level - 1) * 14}px` }} className="py-0.5">
                <span className="measure mr-2 text-ink-3">h{level}</span>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Panel>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-[14px] text-ink-2 sm:py-1.5">{name}</dt>
      <dd className="min-w-0 break-words text-[15px] max-sm:mb-2.5 sm:py-1.5">{children}</dd>
    </>
  )
}

/** A page as search engines list it, with the lengths that decide what is cut off. */
function SearchResult({ detail: { address, title, description } }: { detail: Detail }) {
  const t = useT(auditReportTexts)
  const { name, origin } = useSite()
  const [pathname = ''] = address.split('?')
  const path = pathname.split('/').filter(Boolean)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold text-[14.5px]">{t('preview')}</figcaption>
      <div className="max-w-[38rem] rounded-md border border-line bg-paper px-4 py-3.5 leading-normal">
        <p className="text-[14px]">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-[12.5px] text-ink-2">{[new URL(origin).host, ...path].join(' › ')}</p>
        <p className="mt-1 line-clamp-2 break-words text-[1.15rem] text-brand-strong leading-snug">
          <bdi>{title || t('noTitle')}</bdi>
        </p>
        <p className="mt-0.5 line-clamp-3 break-words text-[14px] text-ink-2">
          <bdi>{description || t('noDescription')}</bdi>
        </p>
      </div>
      <p className="mt-2 text-[13.5px] text-ink-2">
        {t('titleLength', { count: title?.length ?? 0 })} {t('descriptionLength', { count: description?.length ?? 0 })}{' '}
        {t('preview.help')}
      </p>
    </figure>
  )
}

const { min, max } = IDEAL_TEXT_RATIO

/** Scale from 0 to 100 % with the ideal range and a marker. */
function TextRatioBar({ ratio }: { ratio: number }) {
  const t = useT(auditReportTexts)
  const { percent } = useAuditFormat()
  return (
    <svg
      viewBox="0 0 200 16"
      role="img"
      aria-label={t('figure.text.label', { percent: percent(ratio) })}
      className="my-1.5 block h-auto w-full max-w-[220px]"
    >
      <rect x="0" y="3" width="200" height="6" rx="2" className="fill-line" />
      <rect x={200 * min} y="3" width={200 * (max - min)} height="6" className="fill-ok" />
      <path d={`M${200 * Math.min(ratio, 1)},9l4,7h-8z`} className="fill-ink" />
    </svg>
  )
}
