import { type ReactNode, useState } from 'react'
import type { LocalDate } from '#kernel/calendar.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { periodTexts } from '../../messages/period/index.ts'
import { daysIn, fitsPeriod, type Period, periodQuery, VISIT_RESOLUTIONS } from '../../model/period.ts'
import {
  type ChosenPeriod,
  PERIOD_DAYS,
  type PeriodSearch,
  readPeriodSearch,
  writePeriodSearch,
} from '../../model/period-search.ts'
import { FiguresSwitch } from './figures/figures-switch.tsx'
import { formatPeriod } from './format-period.ts'
import { useToday } from './use-period.ts'

type PeriodPickerProps = {
  value: ChosenPeriod
  /** Receives the search parameters of the new period. */
  onChange: (search: PeriodSearch) => void
  /** Shows the choice of hour, day, week or month. */
  hasResolution?: boolean
}

/** 1, 7, 28 or 90 days, or two dates, and which figures. The choice is in the URL, so that a report can be linked. */
export function PeriodPicker({ value, onChange, hasResolution = false }: PeriodPickerProps) {
  const t = useT(periodTexts)
  const today = useToday()
  const [isCustomOpen, setCustomOpen] = useState(value.days === null)

  function choose(next: string) {
    setCustomOpen(next === 'custom')
    if (next !== 'custom') onChange(searchFor({ days: next, resolution: value.resolution }, value, today))
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 max-sm:w-full">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Segmented
          label={t('period')}
          value={isCustomOpen ? 'custom' : String(value.days)}
          onValueChange={choose}
          options={[
            ...PERIOD_DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
            { value: 'custom', label: t('custom') },
          ]}
        />
        {hasResolution && (
          <Segmented
            label={t('resolution')}
            value={value.resolution}
            onValueChange={(resolution) => onChange(writePeriodSearch({ ...value, resolution }))}
            options={VISIT_RESOLUTIONS.filter((one) => fitsPeriod(one, value.period)).map((one) => ({
              value: one,
              label: t(`resolution.${one}`),
            }))}
          />
        )}
        <FiguresSwitch
          figures={value.figures}
          onChange={(figures) => onChange(writePeriodSearch({ ...value, figures }))}
        />
      </div>
      {isCustomOpen && (
        <CustomPeriod
          // Resets the typed dates when the URL changes.
          key={`${value.period.from} ${value.period.to}`}
          period={value.period}
          onApply={(period) => onChange(searchFor(period, value, today))}
        />
      )}
    </div>
  )
}

/** Drops the resolution when it was only the default of the previous period. */
function searchFor(next: Record<string, unknown>, current: ChosenPeriod, today: LocalDate): PeriodSearch {
  const { resolution, figures } = writePeriodSearch(current)
  return writePeriodSearch(readPeriodSearch({ ...next, resolution, figures }, today))
}

function CustomPeriod({ period, onApply }: { period: Period; onApply: (period: Period) => void }) {
  const t = useT(periodTexts)
  const { form } = useZodForm({ schema: periodQuery, send: onApply })
  return (
    <Form {...form} recoverAs={null}>
      <div className="flex flex-wrap items-end gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} name={end} label={t(end)}>
            <Input type="date" size="s" className="w-auto" defaultValue={period[end]} />
          </Field>
        ))}
        <Button type="submit" size="s" variant="ghost">
          {t('apply')}
        </Button>
      </div>
    </Form>
  )
}

type PeriodBarProps = Pick<PeriodPickerProps, 'value' | 'onChange'> & {
  /** Heading above the sentence. */
  heading?: ReactNode
}

/** The period of a report in words, and the choice of another one. */
export function PeriodBar({ value, onChange, heading }: PeriodBarProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {heading}
        <p className="text-ink-2">
          <PeriodSentence period={value.period} />
        </p>
      </div>
      <PeriodPicker value={value} onChange={onChange} />
    </div>
  )
}

/** `19 Oct – 15 Nov 2026, compared with the 28 days before`. */
export function PeriodSentence({ period }: { period: Period }) {
  const t = useT(periodTexts)
  return t('compared', { period: formatPeriod(useLocale(), period), count: daysIn(period) })
}
