import { useEffect, useRef } from 'react'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import type { RequestType } from '#features/settings/model/booking.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import { forgetDraft, readDraft } from './draft.ts'
import { HoldNote } from './hold-note.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { TakenNote } from './taken-note.tsx'
import { TypeTiles } from './type-tiles.tsx'
import { useAwake } from './use-awake.ts'
import { useChoice } from './use-choice.ts'
import { useHold } from './use-hold.ts'
import { useRequest } from './use-request.ts'
import { useSignedIn } from './use-signed-in.ts'
import { dayIn, monthOf } from './when.ts'

type BookingFormProps = {
  wantedType: RequestType | undefined
  types: readonly { type: RequestType; minutes: number }[]
  zone: string
  onSent: () => void
}

export function BookingForm({ wantedType, types, zone, onSent }: BookingFormProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const isSignedIn = useSignedIn()
  const choice = useChoice({ wantedType, types, zone, isSignedIn })
  const { draft, change, slot, isLost } = choice
  const comments = useRef<HTMLTextAreaElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const request = useRequest(draft, () => {
    forgetDraft()
    onSent()
  })
  const { type, date, time } = draft
  const canHold = isSignedIn && type && date && time && slot?.label === 'available'
  const hold = useHold(canHold ? { requestType: type, date, time } : undefined, (error) => {
    if (error instanceof ApiError && error.status === 409) request.refused(error)
  })

  // What was typed before signing in; what was typed while the page woke stays.
  useEffect(() => {
    const field = comments.current
    if (field && !field.value) field.value = readDraft().comments ?? ''
  }, [])

  function choose({ date, time }: OfferedSlot) {
    change({ date, time })
    choice.setMonth(monthOf(date))
    request.forgetTaken()
  }

  return (
    <Form errors={request.errors} onSubmit={request.submit} method="dialog" className="gap-10">
      <TypeTiles types={types} value={type} onChange={(next) => change({ type: next })} />
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-20">
        <Days choice={choice} />
        <div className="flex min-w-0 flex-col gap-8">
          <Times choice={choice} onChoose={choose} />
          {isLost && !request.taken && time && (
            <Note tone="warn" live>
              {t('slot.tooShort', { time })}
            </Note>
          )}
          <Field name="comments" label={t('comments.label')} help={t('comments.help')}>
            <Textarea
              ref={comments}
              rows={5}
              required
              maxLength={5000}
              onChange={({ target }) => {
                hold.touch()
                change({ comments: target.value })
              }}
            />
          </Field>
          {request.taken && (
            <TakenNote
              taken={request.taken}
              onChoose={(next) => {
                choose(next)
                submitButton.current?.focus()
              }}
            />
          )}
          {request.failure && (
            <Note tone="danger" live>
              {request.failure}
            </Note>
          )}
          <Ask isSignedIn={isSignedIn}>
            <Button ref={submitButton} type="submit" pending={request.isPending}>
              {slot && date && !isLost ? t('submit', { day: dayIn(locale, date), time: slot.time }) : t('submit.plain')}
            </Button>
            {canHold && <HoldNote hold={hold} />}
          </Ask>
        </div>
      </div>
    </Form>
  )
}

type Choice = ReturnType<typeof useChoice>

function Days({ choice: { data, month, setMonth, shownDate, change, isCurrent } }: { choice: Choice }) {
  const t = useT(bookingPageTexts)
  return (
    <section aria-label={t('day.heading')} aria-busy={!isCurrent || undefined}>
      {data ? (
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          selected={shownDate}
          onSelect={(date) => change({ date, time: undefined })}
          today={data.today}
          lastDay={data.lastDate}
          stateOf={(date) => {
            const day = data.days.find((one) => one.date === date)
            const count = day?.slots.filter(({ label }) => label === 'available').length ?? 0
            return day && { state: day.state, count }
          }}
        />
      ) : (
        <Skeleton shape="block" className="h-[330px] w-full" />
      )}
      <p className="mt-3 text-[0.92em] text-ink-2 leading-normal">{t('day.legend')}</p>
    </section>
  )
}

function Times({ choice, onChoose }: { choice: Choice; onChoose: (slot: OfferedSlot) => void }) {
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

/** The button for whoever is signed in, the way to it for a visitor. */
function Ask({ isSignedIn, children }: { isSignedIn: boolean; children: React.ReactNode }) {
  const t = useT(bookingPageTexts)
  if (!useAwake()) return <Spinner label={t('account.loading')} />
  if (!isSignedIn) return <LogInPrompt>{t('login.prompt')}</LogInPrompt>
  return <div className="flex flex-col items-start gap-4">{children}</div>
}
