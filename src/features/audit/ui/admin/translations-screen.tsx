import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { translationsTexts } from '../../messages/translations/index.ts'
import type { DriftReport } from '../../model/drift/drift-report.schema.ts'
import { driftQueries } from './drift.queries.ts'
import { DriftedTextCard } from './drifted-text.tsx'

/** Texts that changed in one language and not in the others. */
export function TranslationsScreen() {
  const t = useT(translationsTexts)
  const report = useQuery(driftQueries.report(useLocale()))
  return (
    <Loaded t={t} query={report} lines={6}>
      {(data) => <DriftedTexts {...data} />}
    </Loaded>
  )
}

function DriftedTexts({ texts, total }: DriftReport) {
  const t = useT(translationsTexts)
  if (texts.length === 0)
    return (
      <EmptyState icon={checkIcon} title={t('none')}>
        {t('noneHelp')}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-4 text-ink-2">
        {t('count', { count: total })}
        {total > texts.length && ` ${t('listed', { count: texts.length })}`}
      </p>
      <ul className="flex flex-col gap-[18px]">
        {texts.map((text) => (
          <li key={`${text.source} ${text.key}`}>
            <DriftedTextCard text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}
