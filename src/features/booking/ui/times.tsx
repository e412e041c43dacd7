import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import { SlotPicker } from './slot-picker.tsx'
import type { Choice } from './use-choice.ts'

/** The times of the day that is shown: coming, failed, or there. */
export function Times({ choice, onChoose }: { choice: Choice; onChoose: (slot: OfferedSlot) => void }) {
  const t = useT(bookingPageTexts)
  const { data, isError, refetch, shownDate, slot, change } = choice
  if (isError)
    return (
      <Note tone="danger" live>
        <p>{t('times.failed')}</p>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data)
    return (
      <Loading label={t('times.loading')}>
        <Skeleton className="mb-4 h-6 w-48" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-2">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} shape="block" className="h-[58px] w-full" />
          ))}
        </div>
      </Loading>
    )
  const chosen = slot?.label === 'available' ? slot : undefined
  return (
    <SlotPicker
      month={data}
      date={shownDate}
      chosen={chosen}
      onChoose={onChoose}
      onDay={(date) => change({ date, time: undefined })}
    />
  )
}
