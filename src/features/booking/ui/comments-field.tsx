import { useT } from '#platform/i18n/provider.tsx'
import { useFieldError } from '#ui/form-errors.ts'
import { PlainField } from '#ui/plain-field.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import { readDraft } from './draft.ts'

type CommentsFieldProps = { start: string | undefined; onText: (text: string) => void }

export function CommentsField({ start, onText }: CommentsFieldProps) {
  const t = useT(bookingPageTexts)
  return (
    <PlainField
      as="textarea"
      ref={restore}
      data-start={start}
      name="comments"
      label={t('comments.label')}
      help={t('comments.help')}
      error={useFieldError('comments', undefined)}
      rows={5}
      onChange={({ target }) => onText(target.value)}
    />
  )
}

/** What was typed before signing in, or else what to start from; what was typed while the page woke stays. */
function restore(field: HTMLTextAreaElement | null) {
  if (field && !field.value) field.value = readDraft().comments ?? field.dataset.start ?? ''
}
