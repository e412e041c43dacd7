import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { MutedGate } from '#features/moderation/ui/muted-note.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { OwnReview } from '../model/review.schema.ts'
import { OwnSection, OwnSectionFailed, OwnSectionLoading, OwnSectionLogIn } from './own-section.tsx'
import { reviewQueries } from './review.queries.ts'
import { useRemoveReview } from './review-changes.queries.ts'
import { ReviewForm } from './review-form.tsx'
import { Stars } from './static/stars.tsx'

type CompletedAction = 'submitted' | 'saved' | 'removed'

export function OwnReviewSection() {
  const t = useT(reviewTexts)
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  const isAdmin = useAuth(({ userRole }) => userRole === 'ADMIN')
  const { data: mine, isPending, isLoadingError, refetch } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  const [done, setDone] = useState<CompletedAction>()
  const [formState, setFormState] = useState<'closed' | 'editing' | 'cancelled'>('closed')

  if (!isSignedIn) return <OwnSectionLogIn />
  if (isLoadingError) return <OwnSectionFailed onRetry={refetch} />
  if (isAdmin && mine === null)
    return (
      <OwnSection>
        <Note>{t('error.ADMIN_CANNOT_REVIEW')}</Note>
      </OwnSection>
    )
  if (isPending) return <OwnSectionLoading />

  function finish(what: CompletedAction) {
    setDone(what)
    setFormState('closed')
  }
  const isWriting = !mine || formState === 'editing'
  return (
    <OwnSection heading={mine ? 'mine' : 'write'}>
      {done && <DoneNote done={done} isShown={mine?.state === 'visible'} />}
      {isWriting ? (
        <MutedGate>
          <ReviewForm
            key={mine?.id ?? 'new'}
            review={mine ?? undefined}
            onSaved={() => finish(mine ? 'saved' : 'submitted')}
            {...(mine ? { onCancel: () => setFormState('cancelled') } : {})}
          />
        </MutedGate>
      ) : (
        <WrittenReview
          mine={mine}
          hasFocus={formState === 'cancelled'}
          onEdit={() => setFormState('editing')}
          onRemoved={() => finish('removed')}
        />
      )}
    </OwnSection>
  )
}

/** Takes the focus, because the clicked button is unmounted; screen readers then announce the note. */
function DoneNote({ done, isShown }: { done: CompletedAction; isShown: boolean }) {
  const t = useT(reviewTexts)
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus once per completed action
  useEffect(() => note.current?.focus(), [done])
  return (
    <div ref={note} tabIndex={-1} className="mb-5 outline-none">
      <Note tone="ok">{t(done === 'submitted' && !isShown ? 'submittedWaiting' : done)}</Note>
    </div>
  )
}

type WrittenReviewProps = {
  mine: OwnReview
  /** After the form was cancelled: its button, which had the focus, is gone. */
  hasFocus: boolean
  onEdit: () => void
  onRemoved: () => void
}

function WrittenReview({ mine, hasFocus, onEdit, onRemoved }: WrittenReviewProps) {
  const t = useT(reviewTexts)
  const { mutateAsync } = useRemoveReview()
  const { state, hiddenReason, rating, title, content } = mine
  return (
    <>
      {state === 'hidden' && (
        <Note tone="warn" className="mb-4">
          <p>{t('state.hidden', { reason: hiddenReason ?? '' })}</p>
          <p>{t('state.hiddenMore')}</p>
        </Note>
      )}
      {(state === 'waiting' || state === 'spam') && <Note className="mb-4">{t(`state.${state}`)}</Note>}
      <Stars value={rating} label={t('starsOf', { count: rating })} />
      <h3 dir="auto" className="mt-2">
        {title}
      </h3>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere text-ink-2">
        {content}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ghost" size="s" autoFocus={hasFocus} onClick={onEdit}>
          {t('edit')}
        </Button>
        <ConfirmButton
          variant="danger"
          size="s"
          question={t('remove.ask')}
          description={t('remove.text')}
          cancelLabel={t('cancel')}
          failed={t('wentWrong')}
          onConfirm={() => mutateAsync(mine.id).then(onRemoved)}
        >
          {t('remove')}
        </ConfirmButton>
      </div>
    </>
  )
}
