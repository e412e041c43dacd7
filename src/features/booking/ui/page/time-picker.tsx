import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'
import { SlotPicker } from './slot-picker.tsx'
import type { SlotChoiceState } from './use-slot-choice.ts'

type TimePickerProps = { choice: SlotChoiceState; onChoose: (slot: OfferedSlot) => void; onDay: (date: string) => void }

/** The times of the day that is shown: coming, failed, or there. */
export function TimePicker({ choice, onChoose, onDay }: TimePickerProps) {
  const t = useT(bookingPageTexts)
  const { data, isError, refetch, isCurrent, shownDate, slot } = choice
  const day = data?.days.find(({ date }) => date === shownDate)
  if (isError)
    return (
      <Note tone="danger" live>
        <p>{t('times.failed')}</p>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  // Of a day that was not shown first, the server's HTML says how much room it has, and no more.
  if (!data || (!isCurrent && day?.slots.length === 0))
    return (
      <Loading label={t('times.loading')}>
        <Skeleton shape="block" className="h-[190px]" />
      </Loading>
    )
  const chosen = slot?.label === 'available' ? slot : undefined
  return <SlotPicker month={data} day={day} chosen={chosen} onChoose={onChoose} onDay={onDay} />
}
