import { Link } from '@tanstack/react-router'
import { useSite } from '#features/settings/ui/use-site.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import type { PackageCard as Package, ServicesContent } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import { ContentPage } from './content-page.tsx'
import { ServiceCards } from './service-cards.tsx'

export function ServicesPage({
  page,
  packages,
  areCumulative,
  services,
  professionalSitePrice,
}: ServicesContent & Uses<[typeof siteTexts]>) {
  const t = useT(siteTexts)
  const { hasPortfolio } = useSite()
  const details = {
    packages: (
      <>
        <div className="mt-10 grid gap-5 lg:grid-cols-[1fr_1.08fr_1fr]">
          {packages.map((one) => (
            <PackageCard key={one.id} package={one} />
          ))}
        </div>
        {professionalSitePrice && <p className="lead">{t('professionalSite', { price: professionalSitePrice })}</p>}
        {areCumulative && packages.length > 1 && <PackageTable packages={packages} />}
      </>
    ),
    specialization: (
      <>
        <ServiceCards services={services} className="lg:grid-cols-5" />
        {hasPortfolio && (
          <Link to="/portfolio" className={buttonStyles({ variant: 'ghost' }, 'mt-8')}>
            {t('work')}
          </Link>
        )}
      </>
    ),
  }
  return <ContentPage page={page} drawing="services" details={details} />
}

function PackageCard({ package: one }: { package: Package }) {
  const { id, variant, title, price, description, includes, features, extras, extraInfo } = one
  const t = useT(siteTexts)
  const isGold = variant === 'gold'
  return (
    <article id={`package-${id}`} data-variant={variant} className="package">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3>{title}</h3>
        {isGold && <span className="measure text-brand-strong">{t('recommended')}</span>}
      </div>
      <p className="mt-5">
        <span className="price">{price || t('onRequest')}</span>
        {price && (
          <span className="mt-1.5 block text-[0.95rem] text-ink-3">
            {t('perMonth')}, {t('excludingVat')}
          </span>
        )}
      </p>
      <p className="mt-4 text-ink-2">{description}</p>
      <ul className="plus-list">
        {[includes, ...features].filter(Boolean).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <details className="mt-3 mb-auto border-line border-t border-dashed">
        <summary className="cursor-pointer py-2.5 font-semibold text-brand-strong">{t('extras')}</summary>
        <ul className="plus-list mt-2">
          {extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
        {extraInfo.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-[0.95rem] text-ink-2">
            {paragraph}
          </p>
        ))}
      </details>
      <Link
        to="/booking"
        search={{ type: 'NEW_WEB_APPLICATION', package: id }}
        className={buttonStyles({ variant: isGold ? 'primary' : 'ghost' }, 'mt-6 self-start')}
      >
        {t('choose', { name: title })}
      </Link>
    </article>
  )
}

/** Packages as columns, features as rows. Each package includes the previous ones. */
function PackageTable({ packages }: { packages: Package[] }) {
  const t = useT(siteTexts)
  const rows = packages.flatMap(({ features }, from) => features.map((feature) => ({ feature, from })))
  return (
    <table className="mt-12 w-full border-collapse text-left text-[0.95rem] max-sm:text-[0.8rem]">
      <caption className="mb-4 wrap-anywhere text-left font-display font-semibold text-[1.25rem]">
        {t('packages')}
      </caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="wrap-anywhere py-3 font-medium text-ink-3">
            {t('compare')}
          </th>
          {packages.map(({ id, title, price }) => (
            <th
              key={id}
              scope="col"
              className="w-[17%] px-1 py-3 text-center max-[22rem]:px-0.5 max-[22rem]:text-[0.68rem] sm:w-40"
            >
              {title}
              <span className="measure mt-1.5 block text-brand-strong leading-snug max-sm:hidden">
                {price ? t('priceMonthly', { price }) : t('onRequest')}
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
                <span role="img" aria-label={t(index >= from ? 'included' : 'notIncluded')}>
                  {index >= from ? '+' : '–'}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
