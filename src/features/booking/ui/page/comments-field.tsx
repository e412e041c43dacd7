import { useT } from '#platform/i18n/provider.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { PlainField } from '#ui/form/plain-field.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { readBookingDraft } from './booking-draft.ts'

type CommentsFieldProps = { initialText: string | undefined; onText: (text: string) => void }

export function CommentsField({ initialText, onText }: CommentsFieldProps) {
  const t = useT(bookingPageTexts)
  return (
    <PlainField
      as="textarea"
      ref={restoreDraft}
      data-start={initialText}
      name="comments"
      label={t('comments.label')}
      help={t('comments.help')}
      error={useFieldError('comments', undefined)}
      rows={5}
      onChange={({ target }) => onText(target.value)}
    />
  )
}

/** Restores the draft, or else the initial text, unless something was typed before hydration. */
function restoreDraft(field: HTMLTextAreaElement | null) {
  if (field && !field.value) field.value = readBookingDraft().comments ?? field.dataset.start ?? ''
}
