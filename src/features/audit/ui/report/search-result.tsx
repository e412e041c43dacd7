import { useSite } from '#features/settings/ui/use-site.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { PageDetailReport } from '../../model/report.schema.ts'

type SearchResultProps = { detail: Pick<PageDetailReport, 'address' | 'title' | 'description'> }

/** A page as search engines list it, with the lengths that decide what is cut off. */
export function SearchResult({ detail: { address, title, description } }: SearchResultProps) {
  const t = useT(auditReportTexts)
  const { name, origin } = useSite()
  const path = address.split('?')[0]!.split('/').filter(Boolean)
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
