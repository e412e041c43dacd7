import { LOCALES } from '#kernel/locale.ts'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import { SEVERITIES } from '../../model/check.ts'
import { PAGE_KINDS } from '../../model/digest/page-digest.ts'
import { type PageFilterValues as Filters, PAGE_SORTS } from '../../model/report.schema.ts'

type PageFiltersProps = { search: Filters; onSearch: (search: Filters) => void }

export function PageFilters({ search, onSearch }: PageFiltersProps) {
  const t = useT(auditReportTexts)
  const choose = (part: Filters) => onSearch({ ...search, ...part })
  return (
    <div className="mb-4 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <SearchField value={search.search ?? ''} onChange={(text) => choose({ search: text || undefined })} />
      <Choice
        label={t('language')}
        value={search.locale}
        all={t('language.all')}
        options={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChoose={(locale) => choose({ locale })}
      />
      <Choice
        label={t('kind')}
        value={search.kind}
        all={t('kind.all')}
        options={PAGE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChoose={(kind) => choose({ kind })}
      />
      <Choice
        label={t('severity')}
        value={search.severity}
        all={t('severity.all')}
        options={SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) }))}
        onChoose={(severity) => choose({ severity })}
      />
      <Choice
        label={t('text')}
        value={search.text}
        all={t('text.all')}
        options={(['inside', 'outside'] as const).map((value) => ({ value, label: t(`text.${value}`) }))}
        onChoose={(text) => choose({ text })}
      />
      <Field label={t('sort')}>
        <Select
          size="s"
          value={search.sort ?? 'points'}
          options={PAGE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onValueChange={(sort) => choose({ sort: sort === 'points' ? undefined : sort })}
        />
      </Field>
    </div>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT(auditReportTexts)
  const [typed, setTyped] = useSearchText(value, onChange)
  return (
    <Field label={t('search')}>
      <Input type="search" size="s" value={typed} onValueChange={setTyped} maxLength={200} />
    </Field>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | undefined
  /** Label of the option without a filter. */
  all: string
  options: { value: Value; label: string }[]
  onChoose: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, value, all, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select<Value | 'all'>
        size="s"
        value={value ?? 'all'}
        options={[{ value: 'all', label: all }, ...options]}
        onValueChange={(next) => onChoose(next === 'all' ? undefined : next)}
      />
    </Field>
  )
}
