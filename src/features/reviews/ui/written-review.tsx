import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { OwnReview } from '../model/review.schema.ts'
import { useRemoveReview } from './review-changes.queries.ts'
import { Stars } from './static/stars.tsx'

type WrittenReviewProps = {
  mine: OwnReview
  /** After the form was cancelled: its button, which had the focus, is gone. */
  hasFocus: boolean
  onEdit: () => void
  onRemoved: () => void
}

/** The existing review of the user with its moderation state. */
export function WrittenReview({ mine, hasFocus, onEdit, onRemoved }: WrittenReviewProps) {
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
