import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button.tsx'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'
import { dialogStyles } from './dialog-styles.ts'
import { backdropStyles } from './popup-styles.ts'

export type ConfirmProps = {
  open: boolean
  title: ReactNode
  /** The effect, and whether it can be undone. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Also called for Escape; not while pending. */
  onCancel: () => void
  pending?: boolean
  /** Error of the last attempt. */
  error?: string
  tone?: 'normal' | 'danger'
  /** The element that gets the focus back, when the page controls `open`. */
  finalFocus?: AlertDialog.Popup.Props['finalFocus']
  children?: ReactNode
}

/** Confirmation of an action that is hard to undo. The initial focus is on the cancel button. */
export function Confirm(props: ConfirmProps) {
  const { open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, finalFocus, children } = props
  const { pending = false, error, tone = 'normal' } = props
  const cancel = useRef<HTMLButtonElement>(null)

  function dismiss() {
    if (!pending) onCancel()
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && dismiss()}>
      <AlertDialog.Portal>
        {/* Also above another dialog, which would look like a part of the question. */}
        <AlertDialog.Backdrop forceRender className={backdropStyles} />
        <AlertDialog.Viewport className={dialogStyles.viewport}>
          <AlertDialog.Popup
            initialFocus={cancel}
            finalFocus={finalFocus}
            className={dialogStyles.popup({ size: 's' })}
          >
            <div className="flex-1 p-6">
              <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
              <AlertDialog.Description className={cn(dialogStyles.description, 'mt-2')}>
                {description}
              </AlertDialog.Description>
              {children && <div className="mt-5">{children}</div>}
              {error && (
                <p role="alert" className="mt-4 flex gap-2 text-base text-danger leading-normal">
                  <Icon path={alertIcon} className="mt-0.5" />
                  {error}
                </p>
              )}
            </div>
            <footer className={dialogStyles.actions}>
              <Button ref={cancel} variant="ghost" disabled={pending} onClick={dismiss}>
                {cancelLabel}
              </Button>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'pending'> & {
  question: ReactNode
  /** The effect, and whether it can be undone. */
  description: ReactNode
  /** If it differs from the label of the button. */
  confirmLabel?: string
  cancelLabel: string
  /** Shown when `onConfirm` rejects; the question then stays open. */
  failed: string
  onConfirm: () => Promise<unknown>
}

/** A button for a removal or another action that is hard to undo: it asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, description, confirmLabel, cancelLabel, failed, onConfirm, ...button } = props
  const [state, setState] = useState<'closed' | 'asking' | 'pending' | 'failed'>('closed')

  function confirm() {
    setState('pending')
    onConfirm().then(
      () => setState('closed'),
      () => setState('failed'),
    )
  }

  return (
    <>
      <Button {...button} onClick={() => setState('asking')} />
      <Confirm
        open={state !== 'closed'}
        tone="danger"
        title={question}
        description={description}
        confirmLabel={confirmLabel ?? String(button.children)}
        cancelLabel={cancelLabel}
        pending={state === 'pending'}
        error={state === 'failed' ? failed : undefined}
        onConfirm={confirm}
        onCancel={() => setState('closed')}
      />
    </>
  )
}
