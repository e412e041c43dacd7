import type { ReactNode } from 'react'
import { useAllowed } from '#features/consent/ui/use-allowed.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { locationTexts } from '../messages/location/index.ts'

const MAP_SITE = 'https://www.openstreetmap.org'
/** Distance from the company to the edge of the map, in degrees. */
const MAP_SPAN = { latitude: 0.004, longitude: 0.009 }

type CompanyMapProps = { company: Company; address: ReactNode }

/** The address and a link to OpenStreetMap; with functional consent the interactive map. */
export function CompanyMap({ company, address }: CompanyMapProps) {
  const { geo, name } = company
  const t = useT(locationTexts)
  const isAllowed = useAllowed('functional')
  return (
    <div data-functional className="mt-10 overflow-hidden rounded-lg border border-line bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-7">
        {address}
        <a href={mapPage(company)} className={buttonStyles({ variant: 'ghost' })}>
          {t('openMap')}
        </a>
      </div>
      {isAllowed && geo && (
        <iframe
          title={t('mapOf', { name })}
          src={mapAddress(geo)}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="block aspect-video max-h-[460px] w-full border-line border-t bg-wash"
        />
      )}
    </div>
  )
}

/** Without coordinates a search for the address. */
function mapPage({ geo, street, postalCode, city }: Company): string {
  if (!geo) return `${MAP_SITE}/search?${new URLSearchParams({ query: `${street}, ${postalCode} ${city}` })}`
  const { latitude, longitude } = geo
  return `${MAP_SITE}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

function mapAddress({ latitude, longitude }: NonNullable<Company['geo']>): string {
  const box = [
    longitude - MAP_SPAN.longitude,
    latitude - MAP_SPAN.latitude,
    longitude + MAP_SPAN.longitude,
    latitude + MAP_SPAN.latitude,
  ]
  const params = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `${MAP_SITE}/export/embed.html?${params}`
}
