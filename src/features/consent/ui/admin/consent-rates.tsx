import { useQuery } from '@tanstack/react-query'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { consentTexts } from '../../messages/index.ts'
import { consentQueries } from '../consent.queries.ts'

const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const
const cell = 'measure py-2 text-right'

/** Shares of the choices in the cookie banner. No panel before the first choice: there is nothing to show. */
export function ConsentPanel({ className }: { className?: string }) {
  const t = useT(consentTexts)
  const query = useQuery(consentQueries.rates())
  const percent = new Intl.NumberFormat(INTL_LOCALE[useLocale()], { style: 'percent' })
  if (query.data?.length === 0) return null
  return (
    <Panel title={t('rates')} className={className}>
      <Loaded query={query} t={t} skeleton={<Skeleton shape="block" className="skeleton-rows h-32 w-full" />}>
        {(rates) => (
          <table className="w-full table-fixed border-collapse text-left text-[14px]">
            <caption className="sr-only">{t('rates')}</caption>
            <thead>
              <tr className="border-line-strong border-b">
                <th scope="col" className="w-2/5 py-2 font-semibold">
                  {t('language')}
                </th>
                {rates.map(({ locale }) => (
                  <th key={locale} scope="col" className={cell}>
                    <span aria-hidden="true">{locale.toUpperCase()}</span>
                    <span className="sr-only">{t(`language.${locale}`)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row label={t('answers')} values={rates.map(({ answers }) => String(answers))} />
              {OPTIONAL_CATEGORIES.map((name) => (
                <Row
                  key={name}
                  label={t(name)}
                  values={rates.map(({ answers, ...accepted }) => percent.format(accepted[name] / answers))}
                />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  )
}

/** One value per language. */
function Row({ label, values }: { label: string; values: string[] }) {
  return (
    <tr className="border-line border-t first:border-t-0">
      <th scope="row" className="py-2 font-medium">
        {label}
      </th>
      {values.map((value, language) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the languages never move
        <td key={language} className={cell}>
          {value}
        </td>
      ))}
    </tr>
  )
}
