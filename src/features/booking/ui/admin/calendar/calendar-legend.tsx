import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'

/** Approved: filled, pending: dashed, closed: hatched. */
export const calendarStyles = {
  approved: 'border-l-[3px] border-l-brand-line bg-brand/18 text-ink',
  pending: 'border-[1.5px] border-brand-strong border-dashed bg-sheet text-ink',
  closed: 'forced-color-adjust-none bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)]',
}

export function CalendarLegend() {
  const t = useT(bookingAdminTexts)
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
      {(['approved', 'pending', 'closed'] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn('inline-block h-4 w-6 rounded-[3px]', calendarStyles[kind])} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
