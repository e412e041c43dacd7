import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { checkIcon } from '#ui/icons.ts'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { translationsTexts } from '../../messages/translations/index.ts'
import { driftQueries } from './drift.queries.ts'
import { DriftedTextCard } from './drifted-text.tsx'

/** Texts that changed in one language and not in the others. */
export function TranslationsScreen() {
  const t = useT(translationsTexts)
  const { data, isError, refetch } = useQuery(driftQueries.report(useLocale()))

  if (isError)
    return (
      <FailedNote retry={t('retry')} onRetry={refetch}>
        {t('failed')}
      </FailedNote>
    )
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (data.texts.length === 0)
    return (
      <EmptyState icon={checkIcon} title={t('none')}>
        {t('noneHelp')}
      </EmptyState>
    )

  return (
    <>
      <p className="mb-4 text-ink-2">
        {t('count', { count: data.total })}
        {data.total > data.texts.length && ` ${t('listed', { count: data.texts.length })}`}
      </p>
      <ul className="flex flex-col gap-[18px]">
        {data.texts.map((text) => (
          <li key={`${text.source} ${text.key}`}>
            <DriftedTextCard text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}
