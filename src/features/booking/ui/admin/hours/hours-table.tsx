import { type ReactNode, useRef } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { reportInput } from '#ui/form/report-input.ts'
import { TimeInput } from '#ui/form/time-input.tsx'
import { plusIcon, trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { bookingHoursTexts } from '../../../messages/hours/index.ts'
import { formatWeekday } from '../../../model/format-date.ts'
import { WEEKDAYS } from '../../../model/rules/weekly-hours.ts'
import { nextRange, type RangeDraft } from './hours-draft.ts'

type HoursTableProps = { week: RangeDraft[][]; onChange: (week: RangeDraft[][]) => void }

/** A row per weekday. The hidden input holds the whole table, so that form recovery restores it. */
export function HoursTable({ week, onChange: onWeek }: HoursTableProps) {
  const t = useT(bookingHoursTexts)
  const whole = useRef<HTMLInputElement>(null)

  function onChange(next: RangeDraft[][]) {
    onWeek(next)
    reportInput(() => whole.current)
  }

  return (
    <>
      <input
        ref={whole}
        hidden
        name="week"
        value={JSON.stringify(week)}
        onChange={(event) => onWeek(JSON.parse(event.target.value))}
      />
      <table className="w-full max-w-[40rem] border-collapse border-line border-t">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => (
            <HoursRow
              key={day}
              day={day}
              ranges={week[day - 1] ?? []}
              onChange={(ranges) => onChange(week.map((old, index) => (index === day - 1 ? ranges : old)))}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type HoursRowProps = { day: number; ranges: RangeDraft[]; onChange: (ranges: RangeDraft[]) => void }

function HoursRow({ day, ranges, onChange }: HoursRowProps) {
  const t = useT(bookingHoursTexts)
  const name = formatWeekday(useLocale(), day)
  const error = useFieldError(`week.${day - 1}`, undefined)
  const add = useRef<HTMLButtonElement>(null)
  const closed = useRef<RangeDraft[]>([])

  /** A day that is opened again gets the hours it had. */
  function toggle(isOpen: boolean) {
    if (!isOpen) closed.current = ranges
    onChange(isOpen ? (closed.current.length > 0 ? closed.current : [nextRange([])]) : [])
  }

  return (
    <tr className="border-line border-b align-top max-sm:block max-sm:py-2">
      <th scope="row" className="w-40 text-left font-normal max-sm:block max-sm:w-full sm:py-2">
        <Checkbox
          label={
            <span className="inline-block font-semibold first-letter:uppercase">
              {name}
              <span className="sr-only"> {t('open')}</span>
            </span>
          }
          checked={ranges.length > 0}
          onCheckedChange={toggle}
        />
      </th>
      <td className="max-sm:block sm:py-2">
        {ranges.length === 0 && <p className="flex min-h-11 items-center text-ink-2 max-sm:pl-[34px]">{t('closed')}</p>}
        <div className="flex flex-col gap-2">
          {ranges.map((range, index) => (
            <RangeFields
              key={range.id}
              path={`week.${day - 1}.${index}`}
              day={name}
              number={index + 1}
              range={range}
              onChange={(next) => onChange(ranges.map((old) => (old.id === range.id ? next : old)))}
              onRemove={() => {
                onChange(ranges.filter(({ id }) => id !== range.id))
                add.current?.focus()
              }}
            >
              {index === ranges.length - 1 && (
                <Button
                  ref={add}
                  variant="quiet"
                  shape="icon"
                  aria-label={t('add.of', { day: name })}
                  onClick={() => onChange([...ranges, nextRange(ranges)])}
                >
                  <Icon path={plusIcon} />
                </Button>
              )}
            </RangeFields>
          ))}
        </div>
        {error && <p className="mt-1.5 text-[0.92em] text-danger">{error}</p>}
      </td>
    </tr>
  )
}

type RangeFieldsProps = {
  path: string
  day: string
  number: number
  range: RangeDraft
  onChange: (range: RangeDraft) => void
  onRemove: () => void
  children: ReactNode
}

function RangeFields({ path, day, number, range, onChange, onRemove, children }: RangeFieldsProps) {
  const t = useT(bookingHoursTexts)
  const timeField = (name: 'startTime' | 'endTime', label: string) => (
    <Field hideLabel name={`${path}.${name}`} label={label}>
      <TimeInput
        className="text-center font-mono"
        value={range[name]}
        onValueChange={(time) => onChange({ ...range, [name]: time })}
      />
    </Field>
  )
  return (
    // The fields have no boxes of their own (`contents`), so that their errors get the whole width below the row. On a
    // small phone the inputs shrink: the row would be wider than the screen.
    <div className="relative flex flex-wrap items-start gap-1.5 [&_.text-danger]:order-last [&_.text-danger]:w-full [&_input]:min-w-16 [&_input]:max-w-24 [&_input]:flex-1 max-sm:[&_input]:px-1.5 [&>div]:contents">
      {timeField('startTime', t('start.of', { day, number }))}
      <span aria-hidden="true" className="flex min-h-11 items-center text-ink-2">
        {t('to')}
      </span>
      {timeField('endTime', t('end.of', { day, number }))}
      <Button variant="quiet" shape="icon" aria-label={t('remove.of', { day, number })} onClick={onRemove}>
        <Icon path={trashIcon} />
      </Button>
      {children}
    </div>
  )
}
