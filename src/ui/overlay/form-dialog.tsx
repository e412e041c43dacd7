import { type ComponentProps, useId } from 'react'
import { Button } from '../button.tsx'
import { ErrorNote } from '../failed-note.tsx'
import { Form } from '../form/form.tsx'
import type { ConfirmProps } from './confirm.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'closeLabel' | 'onDiscard' | 'children'> &
  Pick<ConfirmProps, 'confirmLabel' | 'cancelLabel' | 'pending' | 'error' | 'tone'> & {
    form: Omit<ComponentProps<typeof Form>, 'recoverAs'>
    recoverAs: ComponentProps<typeof Form>['recoverAs']
    onClose: () => void
  }

/** A dialog that is one form, such as a question for a reason. It stays open until the form was sent. */
export function FormDialog(props: FormDialogProps) {
  const { form, recoverAs, confirmLabel, cancelLabel, pending, error, tone, onClose, children, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={id} recoverAs={recoverAs} {...form}>
        {children}
        <ErrorNote>{error}</ErrorNote>
      </Form>
    </Dialog>
  )
}
