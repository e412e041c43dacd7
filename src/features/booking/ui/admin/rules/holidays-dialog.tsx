import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { dateInZone } from '../../../model/format-date.ts'
import type { HolidayList } from '../../../model/rules/rule.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries, useImportHolidays } from '../timeslots.queries.ts'
import { AffectedAppointments } from './rule-preview-pane.tsx'

type HolidayDay = HolidayList['days'][number]

/** The coming public holidays of the company's country, chosen one by one; usual ones are preselected. */
export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const failureText = useFailureText()
  const now = new Date().getFullYear()
  const [year, setYear] = useState(now)
  const [choices, setChoices] = useState<Record<string, boolean>>({})
  const { data, isError } = useQuery(timeslotsQueries.holidays(year))
  const { mutate, isPending, error } = useImportHolidays()
  const today = dateInZone(Date.now(), useSite().timeZone)
  const isChosen = ({ date, isUsual }: HolidayDay) => choices[date] ?? isUsual
  const days = data?.days.filter(({ date }) => date >= today) ?? []
  const available = days.filter(({ isImported }) => !isImported)
  const dates = available.filter(isChosen).map(({ date }) => date)

  function importDates() {
    mutate(
      { year, dates },
      {
        onSuccess: ({ added }) => {
          show({ title: t('holidays.done', { count: added }), tone: 'ok' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={t('holidays')}
      description={t('holidays.text')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button pending={isPending} disabled={dates.length === 0} onClick={importDates}>
            {t('holidays.save')}
          </Button>
        </>
      }
    >
      <Field label={t('holidays.year')}>
        <Select
          options={[now, now + 1, now + 2].map((option) => ({ value: String(option), label: String(option) }))}
          value={String(year)}
          onValueChange={(next) => setYear(Number(next))}
        />
      </Field>
      <ErrorNote className="mt-4">{isError && t('preview.failed')}</ErrorNote>
      {!data && !isError && <Loading label={t('loading')} lines={8} className="mt-4" />}
      {data && (
        <Days
          country={data.country}
          isKnown={data.days.length > 0}
          days={days}
          isChosen={isChosen}
          onChoose={(date, isOn) => setChoices({ ...choices, [date]: isOn })}
        />
      )}
      <div role="status">
        {data && data.days.length > 0 && available.length === 0 && (
          <p className="mt-4">{t(days.length > 0 ? 'holidays.known' : 'holidays.past', { year })}</p>
        )}
        <AffectedAppointments hits={data?.hits.filter(({ date }) => dates.includes(date)) ?? []} className="mt-4" />
      </div>
      <ErrorNote className="mt-4">{error && failureText(error, t('form.failed'))}</ErrorNote>
    </Dialog>
  )
}

type DaysProps = {
  country: string
  /** Whether the holidays of the country can be computed. */
  isKnown: boolean
  days: HolidayDay[]
  isChosen: (day: HolidayDay) => boolean
  onChoose: (date: string, isOn: boolean) => void
}

function Days({ country, isKnown, days, isChosen, onChoose }: DaysProps) {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  const countryName = new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region' }).of(country) ?? country
  if (!isKnown)
    return (
      <Note tone="warn" className="mt-4">
        {t('holidays.unknown', { country: countryName })}
      </Note>
    )
  if (days.length === 0) return null
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold">{t('holidays.of', { country: countryName })}</legend>
      {days.map((day) => (
        <Checkbox
          key={day.date}
          label={
            <>
              {day.name}
              <span className="block text-[0.92em] text-ink-2">{formatAdminDay(locale, day.date)}</span>
            </>
          }
          help={noteOf(day)}
          disabled={day.isImported}
          checked={day.isImported || isChosen(day)}
          onCheckedChange={(isOn) => onChoose(day.date, isOn)}
        />
      ))}
    </fieldset>
  )

  function noteOf({ isImported, isClosed, isUsual }: HolidayDay): string | undefined {
    if (isImported) return t(isClosed ? 'holidays.imported' : 'holidays.importedOpen')
    if (isClosed) return t('holidays.closed')
    return isUsual ? undefined : t('holidays.unusual')
  }
}
