import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import { FILTERS, type VisitFilters } from '../../model/visitors-report.schema.ts'
import { useValueName } from './visitor-format.ts'

type FilterChipsProps = { filters: VisitFilters; onChange: (filters: VisitFilters) => void }

/** Active filters, each removable. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useT(visitorsTexts)
  const nameOf = useValueName()
  const set = FILTERS.filter((name) => filters[name] !== undefined)
  if (set.length === 0) return null
  return (
    <section aria-label={t('filters')} className="mb-5 flex flex-wrap items-center gap-2">
      {set.map((name) => {
        const text = t(`filter.${name}`, { value: nameOf(name, filters[name]!) })
        const { [name]: _removed, ...others } = filters
        return (
          <Chip key={name} removeLabel={t('removeFilter', { filter: text })} onRemove={() => onChange(others)}>
            <span className="max-w-[16em] truncate" title={text}>
              {text}
            </span>
          </Chip>
        )
      })}
      {set.length > 1 && (
        <Button size="s" variant="quiet" onClick={() => onChange({})}>
          {t('clearFilters')}
        </Button>
      )}
    </section>
  )
}
