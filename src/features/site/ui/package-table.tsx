import { useT } from '#platform/i18n/provider.tsx'
import type { PackageCard } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'

/** Packages as columns, features as rows. Each package includes the previous ones. */
export function PackageTable({ packages }: { packages: PackageCard[] }) {
  const t = useT(siteTexts)
  const rows = packages.flatMap(({ features }, from) => features.map((feature) => ({ feature, from })))
  return (
    <table className="mt-12 w-full border-collapse text-left text-[0.95rem] max-sm:text-[0.8rem]">
      <caption className="mb-4 text-left font-display font-semibold text-[1.25rem]">{t('packages')}</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-3 font-medium text-ink-3">
            {t('compare')}
          </th>
          {packages.map(({ id, title, price }) => (
            <th key={id} scope="col" className="w-[17%] px-1 py-3 text-center sm:w-40">
              {title}
              <span className="measure mt-1.5 block text-brand-strong max-sm:hidden">
                {t('priceMonthly', { price })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, from }) => (
          <tr key={`${from}${feature}`} className="border-line border-b">
            <th scope="row" className="py-3 font-normal text-ink-2">
              {feature}
            </th>
            {packages.map(({ id }, index) => (
              <td key={id} className="text-center text-brand-strong">
                <span aria-hidden="true">{index >= from ? '+' : '–'}</span>
                <span className="sr-only">{t(index >= from ? 'included' : 'notIncluded')}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
