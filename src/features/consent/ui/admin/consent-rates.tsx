import { useQuery } from '@tanstack/react-query'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { consentTexts } from '../../messages/index.ts'
import { consentQueries } from '../consent.queries.ts'

const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const
const cell = 'py-2 pr-5'

export function ConsentRates() {
  const t = useT(consentTexts)
  const { data: rates } = useQuery(consentQueries.rates())
  const percent = new Intl.NumberFormat(INTL_LOCALE[useLocale()], { style: 'percent' })
  if (!rates) return null
  if (rates.length === 0) return <p className="text-ink-2">{t('ratesNone')}</p>
  return (
    <div className="overflow-x-auto">
      <table className="border-collapse text-left">
        <caption className="sr-only">{t('rates')}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {(['language', 'answers', ...OPTIONAL_CATEGORIES] as const).map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ locale, answers, ...said }) => (
            <tr key={locale} className="border-line border-b">
              <th scope="row" className={`${cell} font-medium`}>
                {t(`language.${locale}`)}
              </th>
              <td className={`${cell} measure`}>{answers}</td>
              {OPTIONAL_CATEGORIES.map((name) => (
                <td key={name} className={`${cell} measure`}>
                  {percent.format(said[name] / answers)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
