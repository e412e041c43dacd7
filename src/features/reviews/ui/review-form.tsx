import { type SubmitEvent, useState } from 'react'
import { MutedNote } from '#features/moderation/ui/muted-note.tsx'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { reviewTexts } from '../messages/index.ts'
import { type OwnReview, reviewRequest } from '../model/review.schema.ts'
import { useSaveReview } from './review-changes.queries.ts'
import { StarField } from './star-field.tsx'

const NONE: FieldErrors = {}

type ReviewFormProps = { review?: OwnReview | undefined; onSaved: () => void; onCancel?: () => void }

/** All fields are required. The input stays in the form on errors. */
export function ReviewForm({ review, onSaved, onCancel }: ReviewFormProps) {
  const t = useT(reviewTexts)
  const [errors, setErrors] = useState(NONE)
  const { mutateAsync, isPending, error } = useSaveReview(review?.id)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { rating, ...texts } = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = reviewRequest.safeParse({ ...texts, rating: Number(rating) })
    if (parsed.success) {
      setErrors(NONE)
      return mutateAsync(parsed.data).then(onSaved, (failure) =>
        setErrors(failure instanceof ApiError ? failure.fields : NONE),
      )
    }
    const fieldErrors = parsed.error.issues.map(({ path, message }) => [
      String(path[0]),
      t(message.replace('reviews:', '') as 'title.required'),
    ])
    setErrors(Object.fromEntries(fieldErrors.toReversed()))
  }

  return (
    <Form errors={errors} onSubmit={submit}>
      <StarField label={t('rating')} nameOf={(count) => t('starsRow', { count })} defaultValue={review?.rating} />
      <Field name="title" label={t('title')}>
        <Input required dir="auto" maxLength={200} autoComplete="off" defaultValue={review?.title} />
      </Field>
      <Field name="content" label={t('content')} help={t('contentHelp')}>
        <Textarea required dir="auto" rows={6} defaultValue={review?.content} />
      </Field>
      <Failure error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t(review ? 'save' : 'submit')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Failure({ error }: { error: Error | null }) {
  const t = useT(reviewTexts)
  const code = error instanceof ApiError ? error.code : ''
  if (!error || code === 'INVALID_INPUT') return null
  if (code === 'MUTED') return <MutedNote />
  return (
    <Note live tone="danger">
      {t(code === 'ALREADY_REVIEWED' ? 'error.ALREADY_REVIEWED' : navigator.onLine ? 'submitFailed' : 'submitOffline')}
    </Note>
  )
}
