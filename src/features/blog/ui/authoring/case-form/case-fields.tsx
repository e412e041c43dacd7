import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import {
  type DraftCaseStudy,
  MAX_CASE_PART_LENGTH,
  MAX_CLIENT_LENGTH,
  MAX_SECTOR_LENGTH,
} from '../../../model/case-studies/case-study.schema.ts'
import { caseQueries } from '../case.queries.ts'
import type { PostFormState } from '../post-form/use-post-form.ts'

export type CaseFieldsProps = { facts: DraftCaseStudy; onChange: (part: Partial<DraftCaseStudy>) => void }

const NO_REVIEW = 'none'

/** Facts of a case study that are the same in every language. */
export function CaseFields({ facts, onChange }: CaseFieldsProps) {
  const t = useT(caseEditorTexts)
  const { data: options } = useQuery(caseQueries.options(useLocale()))
  const quotes = options?.quotes ?? []
  return (
    <>
      <Field name="caseStudy.client" label={t('client')}>
        <Input maxLength={MAX_CLIENT_LENGTH} value={facts.client} onValueChange={(client) => onChange({ client })} />
      </Field>
      <Checkbox
        name="caseStudy.hasPermission"
        label={t('permission')}
        help={t('permissionHelp')}
        checked={facts.hasPermission}
        onCheckedChange={(hasPermission) => onChange({ hasPermission })}
      />
      <ServiceChoices facts={facts} onChange={onChange} services={options?.services ?? []} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="priceFrom" facts={facts} onChange={onChange} />
        <NumberField name="priceTo" facts={facts} onChange={onChange} />
        <NumberField name="priceMonthly" facts={facts} onChange={onChange} />
        <NumberField name="durationDays" facts={facts} onChange={onChange} />
      </div>
      <Field name="caseStudy.liveAddress" label={t('liveAddress')} help={t('liveAddressHelp')}>
        <Input
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://"
          value={facts.liveAddress}
          onValueChange={(liveAddress) => onChange({ liveAddress: liveAddress.trim() })}
        />
      </Field>
      <Field name="caseStudy.reviewId" label={t('review')} help={t('reviewHelp')}>
        <Select
          value={facts.reviewId ?? NO_REVIEW}
          onValueChange={(id) => onChange({ reviewId: id === NO_REVIEW ? null : id })}
          options={[
            { value: NO_REVIEW, label: t('noReview') },
            ...quotes.map(({ id, author, title, isDemo }) => ({
              value: id,
              label: `${author}: ${title}${isDemo ? ` (${t('example')})` : ''}`,
            })),
          ]}
        />
      </Field>
    </>
  )
}

type ServiceChoicesProps = CaseFieldsProps & { services: { key: string; name: string }[] }

function ServiceChoices({ facts, onChange, services }: ServiceChoicesProps) {
  const t = useT(caseEditorTexts)
  const message = useFieldError('caseStudy.services')
  return (
    <fieldset className="grid gap-1" aria-invalid={Boolean(message)} aria-describedby="case-services-error">
      <legend className="mb-1.5 font-semibold">{t('services')}</legend>
      {services.map(({ key, name }) => (
        <Checkbox
          key={key}
          label={name}
          checked={facts.services.includes(key)}
          onCheckedChange={(isChosen) =>
            onChange({ services: isChosen ? [...facts.services, key] : facts.services.filter((one) => one !== key) })
          }
        />
      ))}
      <p id="case-services-error" className="text-[0.95rem] text-danger">
        {message}
      </p>
    </fieldset>
  )
}

type NumberName = 'priceFrom' | 'priceTo' | 'priceMonthly' | 'durationDays'

function NumberField({ name, facts, onChange }: CaseFieldsProps & { name: NumberName }) {
  const t = useT(caseEditorTexts)
  return (
    <Field name={`caseStudy.${name}`} label={t(name)} hint={t('optional')}>
      <Input
        type="number"
        min={name === 'durationDays' ? 1 : 0}
        step={name === 'durationDays' ? 1 : 0.01}
        value={facts[name] ?? ''}
        onValueChange={(text) => onChange({ [name]: text === '' ? null : Number(text) })}
      />
    </Field>
  )
}

export function SectorField({ form: { text, language, changeText } }: { form: PostFormState }) {
  const t = useT(caseEditorTexts)
  return (
    <Field name={`texts.${language}.sector`} label={t('sector')}>
      <Input
        lang={language}
        maxLength={MAX_SECTOR_LENGTH}
        value={text.sector}
        onValueChange={(sector) => changeText({ sector })}
      />
    </Field>
  )
}

type CasePartFieldProps = { form: PostFormState; part: 'situation' | 'result' }

/** A part of the story beside the document. */
export function CasePartField({ form: { text, language, changeText }, part }: CasePartFieldProps) {
  const t = useT(caseEditorTexts)
  return (
    <Field name={`texts.${language}.${part}`} label={t(part)}>
      <Textarea
        lang={language}
        rows={4}
        maxLength={MAX_CASE_PART_LENGTH}
        value={text[part]}
        onChange={({ target }) => changeText({ [part]: target.value })}
      />
    </Field>
  )
}
