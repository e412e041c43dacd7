import { useId, useRef } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError, useForgetError } from '#ui/form/form-errors.ts'
import { reportInput } from '#ui/form/report-input.ts'
import { TimeInput } from '#ui/form/time-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { plusIcon, trashIcon } from '#ui/icons.ts'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { HoursDraft } from './company-draft.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

type HoursEditorProps = { hours: HoursDraft[]; onChange: (hours: HoursDraft[]) => void }

/** Opening hours: time ranges with their weekdays. The hidden input holds all of them, so that form recovery restores them. */
export function HoursEditor({ hours, onChange: onHours }: HoursEditorProps) {
  const t = useT(settingsAdminTexts)
  const add = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLInputElement>(null)

  function onChange(next: HoursDraft[]) {
    onHours(next)
    reportInput(() => whole.current)
  }

  function append() {
    const days = hours.length === 0 ? [1, 2, 3, 4, 5] : [6]
    const id = Math.max(-1, ...hours.map((row) => row.id)) + 1
    onChange([...hours, { id, days, opens: '09:00', closes: '17:00' }])
  }

  function remove(id: number) {
    onChange(hours.filter((row) => row.id !== id))
    add.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      <input
        ref={whole}
        hidden
        name="openingHours"
        value={JSON.stringify(hours)}
        onChange={(event) => onHours(JSON.parse(event.target.value))}
      />
      {hours.length === 0 && <p className="text-ink-2">{t('hours.none')}</p>}
      {hours.map((row, index) => (
        <HoursRow
          key={row.id}
          index={index}
          row={row}
          onChange={(next) => onChange(hours.map((one) => (one.id === row.id ? next : one)))}
          onRemove={() => remove(row.id)}
        />
      ))}
      <div>
        <Button ref={add} variant="ghost" size="s" onClick={append}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('hours.add')}
        </Button>
      </div>
    </div>
  )
}

type HoursRowProps = { index: number; row: HoursDraft; onChange: (row: HoursDraft) => void; onRemove: () => void }

function HoursRow({ index, row, onChange, onRemove }: HoursRowProps) {
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
  const error = useFieldError(name, undefined)
  const forget = useForgetError()

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

  function dayName(day: number, weekday: 'long' | 'short'): string {
    // 1 January 2024 was a Monday.
    return new Intl.DateTimeFormat(INTL_LOCALE[locale], { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
  }
}
