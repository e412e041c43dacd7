import { useState } from 'react'
import { MutedNote } from '#features/moderation/ui/muted-note.tsx'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import { commentEdit } from '../../model/comment.schema.ts'
import { useEditComment, useWriteComment } from './comment-changes.queries.ts'

export type CommentFormProps = {
  postId: number
  /** The comment replied to, and its author. */
  replyTo?: { id: number; name: string }
  editing?: { id: number; text: string }
  /** Called after the comment was stored, with its visibility. */
  onWritten?: (isVisible: boolean) => void
  onCancel?: () => void
}

/** Writes, replies or edits. The input is cleared only after the server stored it. */
export function CommentForm({ postId, replyTo, editing, onWritten, onCancel }: CommentFormProps) {
  const t = useT(commentTexts)
  const [opener] = useState(() => document.activeElement)
  const write = useWriteComment(postId)
  const edit = useEditComment(postId)
  const { form, data, error, isPending } = useZodForm({
    schema: commentEdit,
    send: ({ text }) =>
      editing
        ? edit.mutateAsync({ id: editing.id, text })
        : write.mutateAsync({ text, ...(replyTo ? { replyTo: replyTo.id } : {}) }),
    onDone: ({ isVisible }, element) => {
      element.reset()
      onWritten?.(isVisible)
      if (onCancel) restoreFocus()
    },
  })

  /** To the button that opened the form, which closes now. */
  function restoreFocus() {
    if (opener instanceof HTMLElement) opener.focus()
  }

  function cancel() {
    onCancel?.()
    restoreFocus()
  }

  const name = replyTo ? t('replyTo', { name: replyTo.name }) : t(editing ? 'writeAnew' : 'write')
  return (
    <Form {...form} recoverAs={`comment ${postId} ${replyTo?.id} ${editing?.id}`} className="gap-3">
      <Field name="text" label={name} {...(replyTo || editing ? {} : { help: t('writeHelp') })}>
        <Textarea
          required
          dir="auto"
          rows={replyTo || editing ? 3 : 4}
          // Focus a form that was opened by a button.
          autoFocus={Boolean(replyTo || editing)}
          defaultValue={editing?.text}
        />
      </Field>
      <SubmitStatus error={error} isVisible={data?.isVisible} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" pending={isPending}>
          {t(editing ? 'save' : replyTo ? 'sendReply' : 'submit')}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="s" onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function SubmitStatus({ error, isVisible }: { error: Error | null; isVisible: boolean | undefined }) {
  const t = useT(commentTexts)
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'MUTED') return <MutedNote />
  if (error)
    return (
      <Note live tone="danger">
        {t(
          code === 'COMMENT_TOO_OLD' || code === 'COMMENT_NOT_FOUND'
            ? `error.${code}`
            : navigator.onLine
              ? 'submitFailed'
              : 'submitOffline',
        )}
      </Note>
    )
  if (isVisible === undefined) return null
  return (
    <Note live tone="ok">
      {t(isVisible ? 'submitted' : 'submittedWaiting')}
    </Note>
  )
}
