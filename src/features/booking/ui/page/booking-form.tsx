import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { checkSessionLazily } from '#features/identity/ui/check-session.ts'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { monthOf } from '#kernel/calendar.ts'
import { colon } from '#kernel/locale.ts'
import type { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PlainField } from '#ui/form/plain-field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { formatDay } from '../../model/format-date.ts'
import type { InitialMonth, RequestTypes } from '../../model/slot.schema.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { type BookingDraft, clearBookingDraft, readBookingDraft, saveBookingDraft } from './booking-draft.ts'
import { MonthCalendar } from './month-calendar.tsx'
import type { RequestSent } from './request-sent.tsx'
import { SlotTile, TileGroup } from './tile-group.tsx'
import { TimePicker } from './time-picker.tsx'
import { useAppointmentRequest } from './use-appointment-request.ts'
import { type RequestTypeOption, type SearchChoice, useSlotChoice } from './use-slot-choice.ts'

/** Lazy: only for signed-in users. */
const HoldNote = lazyPart(async () => ({ default: (await import('./hold-note.tsx')).HoldNote }))
/** Lazy: shown after the choice of a type. */
const PlaceText = lazyPart(async () => ({ default: (await import('../place-text.tsx')).PlaceText }))
/** Lazy: shown after the choice of a subject that has questions. */
const Questions = lazyPart(async () => ({ default: (await import('./subject-questions.tsx')).SubjectQuestions }))
/** Lazy: only where people without an account may book. */
const GuestFields = lazyPart(async () => ({ default: (await import('../guest/guest-fields.tsx')).GuestFields }))
/** Lazy: rarely shown. */
const TakenNote = lazyPart(async () => ({ default: (await import('./unavailable-slot-note.tsx')).UnavailableSlotNote }))

type BookingFormProps = {
  fromSearch: SearchChoice
  initialMonth: InitialMonth | undefined
  types: readonly RequestTypeOption[]
  zone: string
  guests: RequestTypes['guests']
  onSent: (shown: RequestSent) => void
}

export function BookingForm({ fromSearch, initialMonth, types, zone, guests, onSent }: BookingFormProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const isSignedIn = useSignedIn()
  const choice = useSlotChoice({ fromSearch, initialMonth, types, zone, isSignedIn })
  const { draft, settled, change, slot, unavailableReason } = choice
  const submitButton = useRef<HTMLButtonElement>(null)
  const request = useAppointmentRequest({ ...draft, date: choice.chosen.date }, (shown) => {
    clearBookingDraft()
    onSent(shown)
  })
  const { type } = draft
  const { date, time } = choice.chosen
  const canHold = isSignedIn && type && date && time && slot?.label === 'available'
  function handleHoldRefused(error: unknown) {
    // Errors other than an ApiError have no status.
    if ((error as ApiError).status !== 409) return
    request.setResult({ status: 'failed', error: error as ApiError })
    void choice.recheck()
  }

  /** Another day clears the time, and a new choice the errors of the previous one. */
  const pick = useStableHandler((part: BookingDraft) => {
    change(part.date && part.date !== date ? { time: undefined, ...part } : part)
    if (part.date) choice.setMonth(monthOf(part.date))
    if (request.error) request.setResult(undefined)
  })

  const unavailable =
    unavailableReason === 'gone' && date && time ? { date, time, alternatives: [], isClosed: true } : undefined
  const moment = !unavailableReason && date && time ? { day: formatDay(locale, date), time } : undefined
  // Without an account after the choice of a time. Deferred: the HTML has no choice, a press before hydration may be one.
  const canSend = useDeferredValue(Boolean(isSignedIn || (guests && moment)), false)
  const taken = request.taken ?? (request.failure ? undefined : unavailable)

  return (
    <Form recoverAs="booking" {...request.form} data-own-draft className="steps">
      <TypeTiles types={types} value={type} settled={settled} onChange={(next) => pick({ type: next })} />
      <div className="day-and-time">
        <section aria-label={t('day.heading')} aria-busy={!choice.isCurrent || undefined}>
          {choice.today && (
            <MonthCalendar
              month={choice.month}
              onMonth={choice.setMonth}
              selected={choice.shownDate}
              onSelect={pick}
              today={choice.today}
              lastDay={choice.data?.lastDate ?? choice.today}
              days={choice.data?.days ?? []}
            />
          )}
          <p data-nosnippet>{t('day.legend')}</p>
        </section>
        <div>
          <TimePicker choice={choice} onChoose={pick} />
          {unavailableReason === 'subject' && !request.taken && !request.failure && time && (
            <Note tone="warn" live>
              {t('slot.tooShort', { time })}
            </Note>
          )}
        </div>
      </div>
      <div className="last-step">
        {settled?.hasQuestions && (
          <Questions key={settled.type} type={settled.type} failed={() => t('questions.failed')} />
        )}
        <CommentsField
          initialText={initialMonth?.comments}
          onText={(text) => saveBookingDraft({ ...readBookingDraft(), ...draft, comments: text })}
        />
        {taken && (
          <TakenNote
            slot={taken}
            failed={() => t('taken.none')}
            onChoose={({ date, time }) => {
              pick({ date, time })
              submitButton.current?.focus()
            }}
          />
        )}
        {request.failure && (
          <Note tone="danger" live>
            {request.failure}
          </Note>
        )}
        {moment && !isSignedIn && date !== choice.shownDate && <p className="font-semibold">{t('chosen', moment)}</p>}
        {!isSignedIn && (
          <div className="log-in-place">
            {guests && canSend ? (
              <GuestFields {...guests} failed={() => t('guest.failed')} />
            ) : (
              <LogInPrompt canRegister={!guests}>
                {guests ? t('guest.prompt') : `${t('login.prompt')} ${t('account.needed')}`}
              </LogInPrompt>
            )}
          </div>
        )}
        {canSend && (
          <Button ref={submitButton} type="submit" pending={request.isPending}>
            {moment ? t('submit', moment) : t('submit.plain')}
          </Button>
        )}
        {canHold && (
          <HoldNote choice={{ requestType: type, date, time }} onRefused={handleHoldRefused} failed={() => null} />
        )}
      </div>
    </Form>
  )
}

/** One function for all renders, so that a memoized component is not rendered again for a new handler. */
function useStableHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler)
  latest.current = handler
  return useCallback((...args) => latest.current(...args), [])
}

/** From the stored session, which is then verified with the server. */
function useSignedIn(): boolean {
  const isSignedIn = useHasStoredSession()
  useEffect(() => {
    // Hides what is for signed-out visitors until here, see booking.css.
    delete document.documentElement.dataset.session
    if (isSignedIn) void checkSessionLazily()
  }, [isSignedIn])
  return isSignedIn
}

type CommentsFieldProps = { initialText: string | undefined; onText: (text: string) => void }

function CommentsField({ initialText, onText }: CommentsFieldProps) {
  const t = useT(bookingPageTexts)
  return (
    <PlainField
      as="textarea"
      ref={restoreDraft}
      data-start={initialText}
      name="comments"
      label={t('comments.label')}
      help={t('comments.help')}
      rows={5}
      onChange={({ target }) => onText(target.value)}
    />
  )
}

/** Restores the draft, or else the initial text, unless something was typed before hydration. */
function restoreDraft(field: HTMLTextAreaElement | null) {
  if (field && !field.value) field.value = readBookingDraft().comments ?? field.dataset.start ?? ''
}

type TypeTilesProps = {
  types: readonly RequestTypeOption[]
  value: RequestType | undefined
  /** The type whose place is shown; without one, the place that all have. */
  settled: RequestTypeOption | undefined
  onChange: (type: RequestType) => void
}

function TypeTiles({ types, value, settled, onChange }: TypeTilesProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const [first] = types
  const isSamePlace = types.every((type) => type.place[locale] === first?.place[locale])
  const place = (settled ?? (isSamePlace ? first : undefined))?.place[locale]
  const note = place && (
    <>
      {t('place')}
      {colon(locale)} {settled ? <PlaceText place={place} fallback={place} failed={() => place} /> : place}
    </>
  )
  return (
    <TileGroup name="requestType" legend={t('type.legend')} note={note} className="type-tiles">
      {types.map(({ type, minutes, subject, description }) => (
        <SlotTile
          key={type}
          field="requestType"
          value={type}
          checked={value === type}
          onChoose={() => onChange(type)}
          label="available"
        >
          <b>{subject?.[locale] ?? type}</b>
          {description?.[locale]}
          <span className="tile-more measure">{t('type.minutes', { count: minutes })}</span>
        </SlotTile>
      ))}
    </TileGroup>
  )
}
