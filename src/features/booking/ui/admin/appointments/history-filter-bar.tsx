import { useSearchText } from '#platform/client/use-search-text.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import { REQUEST_TYPES } from '../../../model/booking-settings.schema.ts'
import { HISTORY_STATUSES, type HistoryFilters, toSearch } from './history-filters.ts'

type HistoryFilterBarProps = { filters: HistoryFilters; onChange: (filters: HistoryFilters) => void }

export function HistoryFilterBar({ filters, onChange }: HistoryFilterBarProps) {
  const t = useT(bookingAdminTexts)
  const tHistory = useT(bookingHistoryTexts)
  const locale = useLocale()
  const [typed, setTyped] = useSearchText(filters.q, (q) => onChange({ ...filters, q }))
  const change = (part: Partial<HistoryFilters>) => onChange({ ...filters, ...part })
  const types = REQUEST_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))
  const isFiltered = Object.values(toSearch(filters)).some(Boolean)
  return (
    <search className="mb-5 grid grid-cols-2 items-start gap-x-5 gap-y-4 lg:grid-cols-3">
      <Field label={tHistory('search')} className="max-lg:col-span-2">
        <Input type="search" size="s" maxLength={100} value={typed} onValueChange={setTyped} />
      </Field>
      <Field label={tHistory('status')} className="max-sm:col-span-2">
        <Select
          size="s"
          options={HISTORY_STATUSES.map((status) => ({ value: status, label: tHistory(`status.${status}`) }))}
          value={filters.status}
          onValueChange={(status) => change({ status })}
        />
      </Field>
      <Field label={t('field.type')} className="max-sm:col-span-2">
        <Select
          size="s"
          options={[{ value: 'all', label: tHistory('type.all') }, ...types]}
          value={filters.type ?? 'all'}
          onValueChange={(type) => change({ type: type === 'all' ? undefined : type })}
        />
      </Field>
      <DateField
        label={tHistory('from')}
        locale={locale}
        size="s"
        max={filters.to || undefined}
        value={filters.from}
        onValueChange={(from) => change({ from })}
      />
      <DateField
        label={tHistory('to')}
        locale={locale}
        size="s"
        min={filters.from || undefined}
        value={filters.to}
        onValueChange={(to) => change({ to })}
      />
      {isFiltered && (
        <Button
          size="s"
          variant="quiet"
          className="justify-self-start lg:mt-7"
          onClick={() => {
            setTyped('')
            onChange({ q: '', status: 'history', type: undefined, from: '', to: '' })
          }}
        >
          {tHistory('clear')}
        </Button>
      )}
    </search>
  )
}
