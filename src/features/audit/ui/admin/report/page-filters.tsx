import { useSite } from '#features/settings/ui/use-site.ts'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { InputField } from '#ui/form/input-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import { SEVERITIES } from '../../../model/check.ts'
import { PAGE_KINDS } from '../../../model/digest/page-digest.ts'
import { type PageFilterValues as Filters, PAGE_SORTS } from '../../../model/report.schema.ts'

type Options = { value: string; label: string }[]
type PageFiltersProps = { search: Filters; onSearch: (search: Filters) => void }

export function PageFilters({ search, onSearch }: PageFiltersProps) {
  const t = useT(auditReportTexts)
  const choose = (part: Filters) => onSearch({ ...search, ...part })
  const [typed, setTyped] = useSearchText(search.search ?? '', (text) => choose({ search: text || undefined }))

  /** `all` is the label of the option without a filter. */
  function choice(name: 'locale' | 'kind' | 'severity' | 'text', label: string, all: string, options: Options) {
    return (
      <Field label={label}>
        <Select
          size="s"
          value={search[name] ?? 'all'}
          options={[{ value: 'all', label: all }, ...options]}
          onValueChange={(next) => choose({ [name]: next === 'all' ? undefined : next })}
        />
      </Field>
    )
  }

  const languages = useSite().languages.map((value) => ({ value, label: t(`language.${value}`) }))
  const kinds = PAGE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))
  const severities = SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) }))
  const ratios = (['inside', 'outside'] as const).map((value) => ({ value, label: t(`text.${value}`) }))
  return (
    <div className="mb-4 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <InputField label={t('search')} type="search" size="s" value={typed} onValueChange={setTyped} maxLength={200} />
      {choice('locale', t('language'), t('language.all'), languages)}
      {choice('kind', t('kind'), t('kind.all'), kinds)}
      {choice('severity', t('severity'), t('severity.all'), severities)}
      {choice('text', t('text'), t('text.all'), ratios)}
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
