import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConflictNote } from '#ui/conflict-note.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { clientTexts } from '../../messages/index.ts'
import { type ClientCard, clientNotes, nameOfClient } from '../../model/client.schema.ts'
import { cardErrorKey } from './card-form-end.tsx'
import { useSaveNotes } from './clients.queries.ts'

/** Private notes. A newer version is never overwritten unseen. */
export function ClientNotes({ card }: { card: ClientCard }) {
  const t = useT(clientTexts)
  const { show } = useToast()
  const [started, setStarted] = useState(card.notes)
  const [text, setText] = useState(card.notes)
  const save = useSaveNotes(card.key)
  const hasNewer = card.notes !== started
  const hasConflict = hasNewer && text !== started
  if (hasNewer && !hasConflict) startFrom(card.notes)

  const { form, error, isPending } = useZodForm({
    schema: clientNotes,
    // A version that the form has not seen is refused; other fields of the card may be newer.
    send: ({ notes }) => save.mutateAsync({ notes, version: card.version }),
    onDone: onSaved,
  })

  function onSaved(saved: ClientCard) {
    startFrom(saved.notes)
    show({ title: t('notes.saved'), tone: 'ok' })
  }

  function startFrom(notes: string) {
    setStarted(notes)
    setText(notes)
  }

  return (
    <Panel title={t('notes')}>
      <Form {...form} recoverAs={`client notes ${card.key}`}>
        <Field name="notes" hideLabel label={t('notes')} help={t('notesHelp', { name: nameOfClient(card) })}>
          <Textarea rows={7} dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {hasConflict ? (
          <ConflictNote
            form={{
              isSaving: save.isPending,
              startAgain: () => startFrom(card.notes),
              saveAnyway: () =>
                save
                  .mutateAsync({ notes: text, version: card.version })
                  .then(onSaved, () => show({ title: t('wentWrong'), tone: 'danger' })),
            }}
            t={t}
          />
        ) : (
          <>
            <ErrorNote>{error && t(cardErrorKey(error))}</ErrorNote>
            <Button type="submit" pending={isPending} className="self-start">
              {t('notes.save')}
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
