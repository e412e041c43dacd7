import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { formatDay } from '../../../model/format-date.ts'
import type { SlotExplanation } from '../../../model/slot.schema.ts'
import type { RequestType } from '../../../model/subjects/subject.schema.ts'
import { useRuleName } from '../rules/rule-name.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import type { CalendarSlot } from './week-table.ts'

type SlotExplanationDialogProps = CalendarSlot & {
  type: RequestType
  onRule: (id: string) => void
  /** Books although the time is closed. */
  onBook: () => void
  onClose: () => void
}

/** Shows why a slot has its label and which rule is effective. */
export function SlotExplanationDialog({ onRule, onBook, onClose, ...slot }: SlotExplanationDialogProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { date, time, label, type } = slot
  const { data, isError } = useQuery(timeslotsQueries.explanation(date, time, type))
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={t(`explain.title.${label}`, { day: formatDay(locale, date), time })}
      closeLabel={t('close')}
      actions={
        label === 'blocked' && (
          <Button size="s" variant="ghost" onClick={onBook}>
            {t('explain.book')}
          </Button>
        )
      }
    >
      <ErrorNote>{isError && t('explain.failed')}</ErrorNote>
      {!data && !isError && <Loading label={t('explain.loading')} lines={2} />}
      {data && <Explanation explanation={data} onRule={onRule} />}
    </Dialog>
  )
}

type ExplanationProps = { explanation: SlotExplanation; onRule: (id: string) => void }

function Explanation({ explanation: { slot, reason, rule, overruled, calendar }, onRule }: ExplanationProps) {
  const t = useT(bookingAdminTexts)
  const nameOf = useRuleName()
  const sentence =
    reason === 'rule'
      ? t(rule?.isBlocked ? 'explain.closed' : 'explain.opened', { rule: rule ? nameOf(rule) : '' })
      : reason === 'busy'
        ? t(calendar?.isUnread ? 'explain.unread' : 'explain.busy', { calendar: calendar?.name ?? '' })
        : t(`explain.${reason}`)
  return (
    <>
      {slot && <p className="font-semibold">{t(`slot.${slot.label}`)}</p>}
      <p className="mt-1">{sentence}</p>
      {rule && (
        <Button size="s" variant="ghost" className="mt-4" onClick={() => onRule(rule.id)}>
          {t('explain.toRule')}
        </Button>
      )}
      {overruled.length > 0 && (
        <>
          <p className="mt-5 text-ink-2">{t('explain.overruled')}</p>
          <ul className="mt-1.5 list-disc pl-5 text-ink-2">
            {overruled.map((other) => (
              <li key={other.id}>{nameOf(other)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
