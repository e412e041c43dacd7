import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HoursNoteProps } from '#features/settings/ui/admin/forms/company-form.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { bookingHoursTexts } from '../../../messages/hours/index.ts'
import { isSame, publicWeek, toOpeningHours } from '../../../model/rules/weekly-hours.ts'
import { formatWeek } from './format-week.ts'
import { hoursQueries } from './hours.queries.ts'

const CLOCK = /^\d\d:\d\d$/

/** Beside the public opening hours in the company settings: whether clients can book at the same hours. */
export function OpeningHoursHint({ hours, onCopy }: HoursNoteProps) {
  const t = useT(bookingHoursTexts)
  const locale = useLocale()
  const { data } = useQuery(hoursQueries.week())
  if (!data) return null
  const { bookable, link } = data
  const complete = hours.filter(({ opens, closes }) => CLOCK.test(opens) && CLOCK.test(closes))
  const agree = isSame(publicWeek(complete), bookable)
  const isMeant = link === 'different'
  const shown = formatWeek(bookable, locale)
  const text = isMeant ? t('company.onPurpose', { hours: shown }) : t('company.differ', { hours: shown })
  return (
    <Note tone={agree ? 'ok' : isMeant ? 'info' : 'warn'} className="md:col-span-2">
      <p>{agree ? t('company.agree') : shown ? text : t('company.none')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!agree && (
          <Button size="s" variant="ghost" onClick={() => onCopy(toOpeningHours(bookable))}>
            {t('company.copy')}
          </Button>
        )}
        <Link to="/admin/timeslots" hash="rules" className={linkStyles()}>
          {t('company.change')}
        </Link>
      </p>
    </Note>
  )
}
