import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { MutedGate } from '#features/moderation/ui/muted-note.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { reviewTexts } from '../messages/index.ts'
import { OwnFrame, OwnLoading } from './own-frame.tsx'
import { reviewQueries } from './review.queries.ts'
import { ReviewForm } from './review-form.tsx'
import { WrittenReview } from './written-review.tsx'

type Done = 'submitted' | 'saved' | 'removed'

/** Where one writes: a way to log in, the form, or what one wrote before. */
export function OwnReview() {
  const t = useT(reviewTexts)
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  const isAdmin = useAuth(({ userRole }) => userRole === 'ADMIN')
  const { data: mine, isPending, isLoadingError, refetch } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  const [done, setDone] = useState<Done>()
  const [isEditing, setEditing] = useState(false)

  if (!isSignedIn)
    return (
      <OwnFrame heading={t('write')}>
        <LogInPrompt>{t('logIn')}</LogInPrompt>
      </OwnFrame>
    )
  if (isLoadingError)
    return (
      <OwnFrame heading={t('write')}>
        <FailedNote retry={t('retry')} onRetry={refetch}>
          {t('unloaded')}
        </FailedNote>
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
        <WrittenReview mine={mine} onEdit={() => setEditing(true)} onRemoved={() => finish('removed')} />
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
