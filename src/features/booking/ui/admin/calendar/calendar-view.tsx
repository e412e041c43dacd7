import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addDays, addMonths, mondayOf, monthOf, weeksOf } from '#kernel/calendar.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { closureOf, createDayMaps } from '../../../model/day-map.ts'
import { dateInZone, formatDay, formatMonth, formatZone } from '../../../model/format-date.ts'
import type { StoredRule } from '../../../model/rules/rule.schema.ts'
import type { AvailabilityRule } from '../../../model/rules/rule.ts'
import type { PackedMonth } from '../../../model/slot.schema.ts'
import { bookingQueries, unpackSlots } from '../../booking.queries.ts'
import { AppointmentDialog } from '../appointments/appointment-dialog.tsx'
import type { DateTimeDraft } from '../appointments/date-time-fields.tsx'
import { MoveDialog } from '../appointments/move-dialog.tsx'
import { NewAppointmentDialog } from '../appointments/new-appointment-dialog.tsx'
import { useRuleName } from '../rules/rule-name.ts'
import { StepButtons } from '../step-buttons.tsx'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { SlotExplanationDialog } from './slot-explanation-dialog.tsx'
import { WeekGrid } from './week-grid.tsx'
import type { CalendarSlot, SlotDay } from './week-table.ts'

const VIEWS = ['week', 'month'] as const
type CalendarMode = (typeof VIEWS)[number]

/** Search: `view` and `day`. */
export function CalendarView({ search, onSearch, onRule }: SearchProps & { onRule: (id: string) => void }) {
  const locale = useLocale()
  const t = useT(bookingAdminTexts)
  const { data: types } = useQuery(bookingQueries.requestTypes())
  const zone = types?.zone ?? 'UTC'
  const today = dateInZone(new Date().toISOString(), zone)
  const view = search.view === 'month' ? 'month' : 'week'
  const show = (next: { view?: CalendarMode; day?: string | undefined }) => onSearch({ ...search, ...next })
  const [openId, setOpenId] = useState<string>()
  const [explained, setExplained] = useState<CalendarSlot>()
  const [booked, setBooked] = useState<DateTimeDraft>()
  const [moved, setMoved] = useState<{ id: string; to: DateTimeDraft }>()
  const shown = /^\d{4}-\d\d-\d\d$/.test(String(search.day)) ? String(search.day) : today
  const days = view === 'week' ? weekOf(shown) : weeksOf(monthOf(shown)).flat()
  const range = { from: days[0] ?? shown, to: days.at(-1) ?? shown }
  const { data } = useQuery(timeslotsQueries.appointments(range))
  const appointments = (data?.appointments ?? []).filter(({ status }) => status === 'PENDING' || status === 'APPROVED')
  const shortest = types?.requestTypes.toSorted((a, b) => a.minutes - b.minutes)[0]?.type
  const find = (wanted: string | undefined) => data?.appointments.find(({ id }) => id === wanted)
  const [open, moving] = [find(openId), find(moved?.id)]
  // A week can span two months.
  const months = [...new Set([range.from, range.to].map(monthOf))]
  const slots = useQueries({
    queries: months.map((month) => ({
      ...bookingQueries.month(month, shortest ?? '', true),
      enabled: Boolean(shortest) && view === 'week',
    })),
  })

  const closureOn = useClosures(view === 'month')

  return (
    <>
      <CalendarHeader
        view={view}
        onView={(next) => show({ view: next })}
        shown={shown}
        onShown={(day) => show({ day })}
        onToday={() => show({ day: undefined })}
      />
      {view === 'week' ? (
        <WeekGrid
          days={days}
          today={today}
          slotDays={slots.flatMap(({ data: month }) => (month ? toSlotDays(month) : []))}
          appointments={appointments}
          onOpen={setOpenId}
          onSlot={(slot) => (slot.label === 'available' ? setBooked(toDraft(slot)) : setExplained(slot))}
          onMove={(id, to) => setMoved({ id, to: toDraft(to) })}
        />
      ) : (
        <MonthGrid
          month={monthOf(shown)}
          today={today}
          appointments={appointments}
          closureOn={closureOn}
          onOpen={setOpenId}
          onWeek={(day) => show({ view: 'week', day })}
        />
      )}
      <CalendarLegend />
      <p className="mt-2 text-ink-2">{t('zone', { zone: formatZone(locale, zone) })}</p>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
      {moving && <MoveDialog appointment={moving} to={moved?.to} onClose={() => setMoved(undefined)} />}
      {booked && <NewAppointmentDialog at={booked} initialType={shortest} onClose={() => setBooked(undefined)} />}
      {explained && shortest && (
        <SlotExplanationDialog
          {...explained}
          type={shortest}
          onRule={onRule}
          onBook={() => {
            setExplained(undefined)
            setBooked(toDraft(explained))
          }}
          onClose={() => setExplained(undefined)}
        />
      )}
    </>
  )
}

type CalendarHeaderProps = {
  view: CalendarMode
  onView: (view: CalendarMode) => void
  shown: string
  onShown: (day: string) => void
  onToday: () => void
}

function CalendarHeader({ view, onView, shown, onShown, onToday }: CalendarHeaderProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const step = (by: number) => (view === 'week' ? addDays(shown, by * 7) : `${addMonths(monthOf(shown), by)}-01`)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 aria-live="polite" className="mr-auto text-[1.15rem] first-letter:uppercase">
        {view === 'week'
          ? t('week.title', { day: formatDay(locale, mondayOf(shown), 'date') })
          : formatMonth(locale, monthOf(shown))}
      </h2>
      <ChipGroup label={t('view')} options={VIEWS} selected={view} onSelect={onView} className="gap-1.5">
        {(option) => t(`view.${option}`)}
      </ChipGroup>
      <StepButtons
        variant="ghost"
        previous={t(`${view}.previous`)}
        next={t(`${view}.next`)}
        onStep={(by) => onShown(step(by))}
      >
        <Button size="s" variant="ghost" onClick={onToday}>
          {t('view.today')}
        </Button>
      </StepButtons>
    </div>
  )
}

/** A closed time is offered as an exception. */
function toDraft({ date, time, label }: CalendarSlot): DateTimeDraft {
  return { date, time, evenIfClosed: label === 'blocked' }
}

function weekOf(date: string): string[] {
  const monday = mondayOf(date)
  return [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
}

function toSlotDays({ days, minutes }: PackedMonth): SlotDay[] {
  return days.map((day) => ({
    date: day.date,
    slots: unpackSlots(day.runs).map((slot) => ({ ...slot, date: day.date, minutes })),
  }))
}

/** Closed days by the rules: the name of the rule that blocks the day, or "closed". */
function useClosures(enabled: boolean): (date: string) => string | undefined {
  const t = useT(bookingAdminTexts)
  const nameOf = useRuleName()
  const { data } = useQuery({ ...timeslotsQueries.rules(), enabled })
  // The API sends the fields of all types; those of other types are null.
  const dayMapOf = useMemo(() => data && createDayMaps(data.rules as AvailabilityRule[]), [data])
  return (date) => {
    const closure = dayMapOf && closureOf(dayMapOf(date))
    return closure && (closure.rule ? nameOf(closure.rule as StoredRule) : t('legend.closed'))
  }
}
