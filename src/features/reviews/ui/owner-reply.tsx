import { useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { reviewTexts } from '../messages/index.ts'
import { type Review, reviewReply } from '../model/review.schema.ts'
import { ReplyText } from './reply-text.tsx'
import { useRemoveReply, useSaveReply } from './review-changes.queries.ts'

type OwnerReplyProps = { review: Review; company: string }

/** The reply of the company; for admins with actions. */
export function OwnerReply({ review, company }: OwnerReplyProps) {
  const isAdmin = useAuth(({ userRole }) => userRole === 'ADMIN')
  const [state, setState] = useState<'initial' | 'writing' | 'closed'>('initial')
  const { reply } = review
  if (state === 'writing') return <ReplyForm review={review} onClose={() => setState('closed')} />
  return (
    <>
      {reply && <ReplyText reply={reply} company={company} />}
      {isAdmin && <AdminActions review={review} hasFocus={state === 'closed'} onWrite={() => setState('writing')} />}
    </>
  )
}

type AdminActionsProps = { review: Review; hasFocus: boolean; onWrite: () => void }

function AdminActions({ review: { id, reply, title }, hasFocus, onWrite }: AdminActionsProps) {
  const t = useT(reviewTexts)
  const { mutate, isPending, error } = useRemoveReply(id)
  const label = t(reply ? 'editReply' : 'reply')
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="ghost" size="s" autoFocus={hasFocus} aria-label={`${label}: ${title}`} onClick={onWrite}>
        {label}
      </Button>
      {reply && (
        <Button variant="quiet" size="s" pending={isPending} onClick={() => mutate(undefined)}>
          {t('removeReply')}
        </Button>
      )}
      <ErrorNote>{error && t('wentWrong')}</ErrorNote>
    </div>
  )
}

function ReplyForm({ review: { id, reply }, onClose }: { review: Review; onClose: () => void }) {
  const t = useT(reviewTexts)
  const save = useSaveReply(id)
  const { form, error, isPending } = useZodForm({
    schema: reviewReply,
    send: (value) => save.mutateAsync(value.reply),
    onDone: onClose,
  })

  return (
    <Form {...form} recoverAs={`reply ${id}`} className="mt-4 max-w-[42em]">
      <Field name="reply" label={t('yourReply')} help={t('replyHelp')}>
        <Textarea required autoFocus dir="auto" rows={4} defaultValue={reply?.text} />
      </Field>
      <ErrorNote>{error && t('wentWrong')}</ErrorNote>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" pending={isPending}>
          {t('sendReply')}
        </Button>
        <Button variant="ghost" size="s" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
