import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { MutedGate } from '#features/moderation/ui/muted-note.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Note } from '#ui/note.tsx'
import { Stars } from '../content/stars.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { OwnReview as Own } from '../model/review.schema.ts'
import { OwnFrame, OwnLoading } from './own-frame.tsx'
import { reviewQueries } from './review.queries.ts'
import { useRemoveReview } from './review-changes.queries.ts'
import { ReviewForm } from './review-form.tsx'

type Done = 'submitted' | 'saved' | 'removed'

/** Where one writes: a way to log in, the form, or what one wrote before. */
export function OwnReview() {
  const t = useT(reviewTexts)
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  const isAdmin = useAuth(({ userRole }) => userRole === 'ADMIN')
  const { data: mine, isPending, isError } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  const [done, setDone] = useState<Done>()
  const [isEditing, setEditing] = useState(false)

  if (!isSignedIn || isError)
    return (
      <OwnFrame heading={t('write')}>
        <LogInPrompt>{t('logIn')}</LogInPrompt>
      </OwnFrame>
    )
  if (isAdmin && mine === null)
    return (
      <OwnFrame heading={t('write')}>
        <Note>{t('error.OWN_HOUSE')}</Note>
      </OwnFrame>
    )
  if (isPending) return <OwnLoading />

  function finish(what: Done) {
    setDone(what)
    setEditing(false)
  }
  const isWriting = !mine || isEditing
  return (
    <OwnFrame heading={t(mine ? 'mine' : 'write')}>
      {done && <DoneNote done={done} isShown={mine?.state === 'visible'} />}
      {isWriting ? (
        <MutedGate>
          <ReviewForm
            key={mine?.id ?? 'new'}
            review={mine ?? undefined}
            onSaved={() => finish(mine ? 'saved' : 'submitted')}
            {...(mine ? { onCancel: () => setEditing(false) } : {})}
          />
        </MutedGate>
      ) : (
        <Mine mine={mine} onEdit={() => setEditing(true)} onRemoved={() => finish('removed')} />
      )}
    </OwnFrame>
  )
}

/** Takes the focus: the button that was pressed is gone, and whoever listens should hear it. */
function DoneNote({ done, isShown }: { done: Done; isShown: boolean }) {
  const t = useT(reviewTexts)
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that was done is told once
  useEffect(() => note.current?.focus(), [done])
  return (
    <div ref={note} tabIndex={-1} className="mb-5 outline-none">
      <Note tone="ok">{t(done === 'submitted' && !isShown ? 'submittedWaiting' : done)}</Note>
    </div>
  )
}

type MineProps = { mine: Own; onEdit: () => void; onRemoved: () => void }

function Mine({ mine, onEdit, onRemoved }: MineProps) {
  const t = useT(reviewTexts)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useRemoveReview()
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
      <p dir="auto" className="mt-2 whitespace-pre-wrap break-words text-ink-2">
        {content}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ghost" size="s" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="danger" size="s" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      <Confirm
        open={isAsking}
        tone="danger"
        title={t('remove.ask')}
        description={t('remove.text')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        pending={isPending}
        {...(error ? { error: t('wentWrong') } : {})}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          mutate(mine.id, {
            onSuccess: () => {
              setAsking(false)
              onRemoved()
            },
          })
        }
      />
    </>
  )
}
