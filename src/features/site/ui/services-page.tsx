import { useT } from '#platform/i18n/provider.tsx'
import type { ServicesContent } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import { ContentPage } from './content-page.tsx'
import { PackageCards } from './package-cards.tsx'
import { PackageTable } from './package-table.tsx'
import { ServiceCards } from './service-cards.tsx'

export function ServicesPage({ page, packages, services, professionalSitePrice }: ServicesContent) {
  const t = useT(siteTexts)
  const details = {
    packages: (
      <>
        <PackageCards packages={packages} />
        <p className="lead">{t('professionalSite', { price: professionalSitePrice })}</p>
        <PackageTable packages={packages} />
      </>
    ),
    specialization: <ServiceCards services={services} className="lg:grid-cols-5" />,
  }
  return <ContentPage page={page} details={details} />
}
