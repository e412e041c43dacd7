import { useT } from '#platform/i18n/provider.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { RequestType } from '../../model/booking-settings.schema.ts'
import { SlotTile, TileGroup } from './tile-group.tsx'

type TypeTilesProps = {
  types: readonly { type: RequestType; minutes: number }[]
  value: RequestType | undefined
  onChange: (type: RequestType) => void
}

export function TypeTiles({ types, value, onChange }: TypeTilesProps) {
  const t = useT(bookingPageTexts)
  return (
    <TileGroup name="requestType" legend={t('type.legend')} className="grid gap-2.5 sm:grid-cols-3">
      {types.map(({ type, minutes }) => (
        <SlotTile
          key={type}
          name="requestType"
          value={type}
          checked={value === type}
          onChoose={() => onChange(type)}
          label="available"
          className="sm:items-start sm:px-4 sm:text-left"
        >
          <span className="font-semibold leading-tight">{t(`type.${type}`)}</span>
          <span className="tile-more measure">{t('type.minutes', { count: minutes })}</span>
        </SlotTile>
      ))}
    </TileGroup>
  )
}
