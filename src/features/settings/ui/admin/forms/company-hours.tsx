import { useId } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError, useForgetError } from '#ui/form/form-errors.ts'
import { TimeInput } from '#ui/form/time-input.tsx'
import { trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { HoursDraft } from './company-draft.ts'
import { RowListEditor, type RowProps } from './row-list-editor.tsx'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

type HoursEditorProps = { hours: HoursDraft[]; onChange: (hours: HoursDraft[]) => void }

export function HoursEditor({ hours, onChange }: HoursEditorProps) {
  const t = useT(settingsAdminTexts)
  return (
    <RowListEditor
      path="openingHours"
      rows={hours}
      onChange={onChange}
      newRow={() => ({ days: hours.length === 0 ? [1, 2, 3, 4, 5] : [6], opens: '09:00', closes: '17:00' })}
      intro={hours.length === 0 && <p className="text-ink-2">{t('hours.none')}</p>}
      addLabel={t('hours.add')}
      rowFields={HoursRow}
    />
  )
}

function HoursRow({ index, row, onChange, onRemove }: RowProps<HoursDraft>) {
  const t = useT(settingsAdminTexts)
  const number = index + 1
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-x-5 gap-y-3 rounded-md border border-line p-4">
      <legend className="sr-only">{t('hours.row', { number })}</legend>
      <Days index={index} days={row.days} onChange={(days) => onChange({ ...row, days })} />
      <Field name={`openingHours.${index}.opens`} label={t('opens')} className="w-40 max-sm:w-[calc(50%-10px)]">
        <TimeInput value={row.opens} onValueChange={(opens) => onChange({ ...row, opens })} />
      </Field>
      <Field name={`openingHours.${index}.closes`} label={t('closes')} className="w-40 max-sm:w-[calc(50%-10px)]">
        <TimeInput value={row.closes} onValueChange={(closes) => onChange({ ...row, closes })} />
      </Field>
      <Button
        variant="quiet"
        shape="icon"
        className="ml-auto"
        aria-label={t('hours.remove', { number })}
        onClick={onRemove}
      >
        <Icon path={trashIcon} />
      </Button>
    </fieldset>
  )
}

type DaysProps = { index: number; days: number[]; onChange: (days: number[]) => void }

function Days({ index, days, onChange }: DaysProps) {
  const t = useT(settingsAdminTexts)
  const locale = useLocale()
  const id = useId()
  const name = `openingHours.${index}.days`
  const error = useFieldError(name)
  const forget = useForgetError()

  function dayName(day: number, weekday: 'long' | 'short'): string {
    // 1 January 2024 was a Monday.
    return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
  }

  function toggle(day: number, isOn: boolean) {
    forget(name)
    onChange(DAYS.filter((one) => (one === day ? isOn : days.includes(one))))
  }

  return (
    <div className="w-full">
      <p id={id} className="mb-1.5 font-semibold leading-snug">
        {t('days')}
      </p>
      {/* Focused if no day was chosen. */}
      {/* biome-ignore lint/a11y/useSemanticElements: nested fieldsets would announce the row twice */}
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        tabIndex={error ? -1 : undefined}
        className="flex flex-wrap gap-2"
      >
        {DAYS.map((day) => (
          <ToggleChip key={day} selected={days.includes(day)} onToggle={(isOn) => toggle(day, isOn)}>
            <span aria-hidden="true">{dayName(day, 'short')}</span>
            <span className="sr-only">{dayName(day, 'long')}</span>
          </ToggleChip>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.92em] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
