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
import { RULE_TYPES } from '../../../model/rule.ts'
import type { RuleDraft } from './rule-draft.ts'

type RuleFieldsProps = { draft: RuleDraft; onChange: (draft: RuleDraft) => void }

export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const t = useT(bookingRulesTexts)
  const change = (part: Partial<RuleDraft>) => onChange({ ...draft, ...part })
  const isOptional = draft.type !== 'TIME_RANGE'
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
          <Field
            name="startTime"
            label={t('form.startTime')}
            help={isOptional ? t(draft.isBlocked ? 'form.timesHelp' : 'form.openTimesHelp') : undefined}
          >
            <TimeInput
              size="s"
              required={!isOptional}
              value={draft.startTime}
              onValueChange={(startTime) => change({ startTime })}
            />
          </Field>
          <Field name="endTime" label={t('form.endTime')}>
            <TimeInput
              size="s"
              required={!isOptional}
              value={draft.endTime}
              onValueChange={(endTime) => change({ endTime })}
            />
          </Field>
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
  if (draft.type === 'DAY_OF_WEEK')
    return (
      <Field name="dayOfWeek" label={t('form.day')}>
        <Select
          size="s"
          required
          options={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({
            value,
            label: formatWeekday(locale, Number(value)),
          }))}
          value={draft.dayOfWeek || null}
          onValueChange={(dayOfWeek) => change({ dayOfWeek })}
        />
      </Field>
    )
  if (draft.type === 'DATE_RANGE')
    return (
      <div className="grid grid-cols-2 gap-x-4">
        <DateField
          name="startDate"
          label={t('form.startDate')}
          locale={locale}
          size="s"
          required
          value={draft.startDate}
          onValueChange={(startDate) => change({ startDate })}
        />
        <DateField
          name="endDate"
          label={t('form.endDate')}
          locale={locale}
          size="s"
          required
          value={draft.endDate}
          onValueChange={(endDate) => change({ endDate })}
        />
      </div>
    )
  if (draft.type === 'SPECIFIC_DATE')
    return (
      <DateField
        name="specificDate"
        label={t('form.date')}
        locale={locale}
        size="s"
        required
        value={draft.specificDate}
        onValueChange={(specificDate) => change({ specificDate })}
      />
    )
  return null
}
