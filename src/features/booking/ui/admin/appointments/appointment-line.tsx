import type { ReactNode } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatHours } from '../../format-hours.ts'
import { subjectNameOf } from '../../subject-name.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { ClientName, useAppointmentValues } from './client-name.tsx'

type AppointmentLineProps = {
  appointment: AppointmentDetails
  /** False below a heading with the day. */
  hasDay?: boolean
  /** Below the comments, such as the reason of a denial. */
  note?: ReactNode
  /** Shown between details and buttons, such as the age of a request. */
  aside?: ReactNode
  actions: ReactNode
  /** For more buttons than fit beside the details. */
  hasActionsBelow?: boolean
}

export function AppointmentLine(props: AppointmentLineProps) {
  const { appointment, hasDay = true, note, aside, actions, hasActionsBelow } = props
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { comments, date, minutes } = appointment
  const { start, end } = formatHours(locale, appointment)
  const type = subjectNameOf(appointment, locale)
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_7.5rem_9.5rem_auto]">
      <div className="min-w-0">
        <p className="font-semibold">
          <ClientName appointment={appointment} />
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-ink-2">
          {comments ? t('type.said', { type, comments }) : type}
        </p>
        {note && <p className="line-clamp-3 break-words text-ink-2">{note}</p>}
      </div>
      <p className="font-mono text-[13px] leading-normal">
        {hasDay && <span className="lg:block">{formatAdminDay(locale, date, 'short')} </span>}
        <span className="whitespace-nowrap">
          {start}–{end}
        </span>
        <span className="text-ink-2 lg:hidden"> · {t('minutes', { count: minutes })}</span>
      </p>
      <div className={cn('text-ink-2', !aside && 'max-lg:hidden')}>
        <span className="block max-lg:hidden">{t('minutes', { count: minutes })}</span>
        {aside}
      </div>
      <div className={cn('flex flex-wrap gap-2', hasActionsBelow ? 'lg:col-span-full' : 'lg:justify-end')}>
        {actions}
      </div>
    </li>
  )
}

/** The age of a request, highlighted after a day. */
export function RequestAge({ hours }: { hours: number }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const isLate = hours >= 24
  return (
    <span className={cn(isLate && 'font-semibold text-warn')}>
      {t('asked', { age: formatAge(INTL_LOCALE[locale], hours) })}
      {isLate && <span className="sr-only"> ({t('asked.late')})</span>}
    </span>
  )
}

function formatAge(region: string, hours: number): string {
  const format = new Intl.RelativeTimeFormat(region, { numeric: 'auto', style: 'short' })
  if (hours < 1) return format.format(-Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 48 ? format.format(-Math.floor(hours), 'hour') : format.format(-Math.floor(hours / 24), 'day')
}

type DetailsButtonProps = { appointment: AppointmentDetails; onOpen: (id: string) => void }

export function DetailsButton({ appointment, onOpen }: DetailsButtonProps) {
  const t = useT(bookingAdminTexts)
  const label = t('details.of', useAppointmentValues(appointment))
  return (
    <Button size="s" variant="ghost" aria-label={label} onClick={() => onOpen(appointment.id)}>
      {t('details')}
    </Button>
  )
}
