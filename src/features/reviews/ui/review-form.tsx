import { MutedNote } from '#features/moderation/ui/muted-note.tsx'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { reviewTexts } from '../messages/index.ts'
import { type OwnReview, reviewRequest } from '../model/review.schema.ts'
import { useSaveReview } from './review-changes.queries.ts'
import { StarField } from './star-field.tsx'

type ReviewFormProps = { review?: OwnReview | undefined; onSaved: () => void; onCancel?: () => void }

/** All fields are required. The input stays in the form on errors. */
export function ReviewForm({ review, onSaved, onCancel }: ReviewFormProps) {
  const t = useT(reviewTexts)
  const { form, error, isPending } = useZodForm({
    schema: reviewRequest,
    toInput: ({ rating, ...texts }) => ({ ...texts, rating: Number(rating) }),
    send: useSaveReview(review?.id).mutateAsync,
    onDone: onSaved,
  })

  return (
    <Form {...form} recoverAs="review">
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
  if (!error) return null
  if (code === 'MUTED') return <MutedNote />
  return (
    <Note live tone="danger">
      {t(code === 'ALREADY_REVIEWED' ? 'error.ALREADY_REVIEWED' : navigator.onLine ? 'submitFailed' : 'submitOffline')}
    </Note>
  )
}
