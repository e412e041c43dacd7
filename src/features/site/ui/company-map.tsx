import { useAllowed } from '#features/consent/ui/use-allowed.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { siteTexts } from '../messages/index.ts'
import { Drawing } from './drawing.tsx'

/** Distance from the company to the edge of the map, in degrees. */
const MAP_SPAN = { latitude: 0.004, longitude: 0.009 }

/** Static drawing; with functional consent an interactive OpenStreetMap. */
export function CompanyMap({ geo, name }: Pick<Company, 'geo' | 'name'>) {
  const t = useT(siteTexts)
  const isAllowed = useAllowed('functional')
  return (
    <div data-functional className="relative mt-8 w-full max-w-3xl lg:col-start-2">
      {/* Stays below the map as a placeholder while that loads or fails. */}
      <Drawing name="map" className="aspect-video w-full" />
      {isAllowed && geo && (
        <iframe
          title={t('mapOf', { name })}
          src={mapAddress(geo)}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full rounded-md border border-line"
        />
      )}
    </div>
  )
}

function mapAddress({ latitude, longitude }: NonNullable<Company['geo']>): string {
  const box = [
    longitude - MAP_SPAN.longitude,
    latitude - MAP_SPAN.latitude,
    longitude + MAP_SPAN.longitude,
    latitude + MAP_SPAN.latitude,
  ]
  const params = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/export/embed.html?${params}`
}
