import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TimeInput } from '#ui/form/time-input.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { formatWeekday } from '../../../model/format-date.ts'
import { RULE_TYPES } from '../../../model/rules/rule.ts'
import { WEEKDAYS } from '../../../model/rules/weekly-hours.ts'
import type { RuleDraft } from './use-rule-form.ts'

type RuleFieldsProps = { draft: RuleDraft; onChange: (draft: RuleDraft) => void }

export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const t = useT(bookingRulesTexts)
  const change = (part: Partial<RuleDraft>) => onChange({ ...draft, ...part })
  const isOptional = draft.type !== 'TIME_RANGE'
  const timeField = (name: 'startTime' | 'endTime', help?: string) => (
    <Field name={name} label={t(`form.${name}`)} help={help}>
      <TimeInput
        size="s"
        required={!isOptional}
        value={draft[name]}
        onValueChange={(time) => change({ [name]: time })}
      />
    </Field>
  )
  return (
    <>
      <RadioGroup
        label={t('form.effect')}
        value={draft.isBlocked ? 'blocked' : 'open'}
        onValueChange={(effect) => change({ isBlocked: effect === 'blocked' })}
        className="flex flex-wrap gap-x-6"
      >
        <Radio value="blocked" label={t('form.blocked')} />
        <Radio value="open" label={t('form.open')} />
      </RadioGroup>
      <Field name="type" label={t('type.label')}>
        <Select
          size="s"
          required
          placeholder={t('form.none')}
          options={RULE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={draft.type || null}
          onValueChange={(type) => change({ type })}
        />
      </Field>
      <RuleDayFields draft={draft} change={change} />
      {draft.type && (
        <div className="grid grid-cols-2 gap-x-4">
          {timeField(
            'startTime',
            isOptional ? t(draft.isBlocked ? 'form.timesHelp' : 'form.openTimesHelp') : undefined,
          )}
          {timeField('endTime')}
        </div>
      )}
      <Field name="description" label={t('form.description')} help={t('form.descriptionHelp')}>
        <Input size="s" value={draft.description} onValueChange={(description) => change({ description })} />
      </Field>
      <Checkbox label={t('form.active')} checked={draft.active} onCheckedChange={(active) => change({ active })} />
    </>
  )
}

type RuleDayFieldsProps = { draft: RuleDraft; change: (part: Partial<RuleDraft>) => void }

function RuleDayFields({ draft, change }: RuleDayFieldsProps) {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  const dateField = (name: 'startDate' | 'endDate' | 'specificDate', label: string) => (
    <DateField
      name={name}
      label={label}
      locale={locale}
      size="s"
      required
      value={draft[name]}
      onValueChange={(date) => change({ [name]: date })}
    />
  )
  if (draft.type === 'DAY_OF_WEEK')
    return (
      <Field name="dayOfWeek" label={t('form.day')}>
        <Select
          size="s"
          required
          options={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(locale, day) }))}
          value={draft.dayOfWeek || null}
          onValueChange={(dayOfWeek) => change({ dayOfWeek })}
        />
      </Field>
    )
  if (draft.type === 'DATE_RANGE')
    return (
      <div className="grid grid-cols-2 gap-x-4">
        {dateField('startDate', t('form.startDate'))}
        {dateField('endDate', t('form.endDate'))}
      </div>
    )
  return draft.type === 'SPECIFIC_DATE' ? dateField('specificDate', t('form.date')) : null
}
