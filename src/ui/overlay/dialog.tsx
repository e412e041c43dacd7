import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { buttonStyles } from '../button-styles.ts'
import { cn } from '../cn.ts'
import { closeIcon } from '../icon/frame-icons.ts'
import { Icon } from '../icon/icon.tsx'
import { dialogStyles } from './dialog-styles.ts'
import { backdropStyles } from './popup-styles.ts'
import { useDiscardQuestion } from './use-discard-question.tsx'

export type DialogProps = {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** The trigger, when the page does not control `open`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The user chose to discard the typed text: forget it where it is stored. The dialog closes by itself. */
  onDiscard?: (() => void) | undefined
  size?: 's' | 'm' | 'l'
  /** Buttons at the bottom, visible while the content scrolls. */
  actions?: ReactNode
  finalFocus?: BaseDialog.Popup.Props['finalFocus']
  children?: ReactNode
}

/** Marks the button in the corner, which may be pressed by accident. `DialogClose` is a decision and asks nothing. */
const DISMISS = 'data-dismiss'

function isDismissal({ reason, event }: BaseDialog.Root.ChangeEventDetails): boolean {
  if (reason === 'escape-key' || reason === 'outside-press') return true
  return reason === 'close-press' && (event.target as Element).closest(`[${DISMISS}]`) !== null
}

/** Escape, a press beside it and the button in the corner ask first if text was typed (`DiscardTextsContext`). */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, trigger, open, onOpenChange, onDiscard, size, actions, children } = props
  const dialog = useRef<BaseDialog.Root.Actions>(null)
  const { popup, ask, question } = useDiscardQuestion(() => {
    onDiscard?.()
    dialog.current?.close()
  })

  function changeOpen(next: boolean, details: BaseDialog.Root.ChangeEventDetails) {
    if (!next && isDismissal(details) && ask()) details.cancel()
    else onOpenChange?.(next)
  }

  return (
    <BaseDialog.Root open={open} actionsRef={dialog} onOpenChange={changeOpen}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Viewport className={dialogStyles.viewport}>
          <BaseDialog.Popup {...popup} className={dialogStyles.popup({ size })} finalFocus={props.finalFocus}>
            <header className={cn(dialogStyles.head, 'py-[22px] pr-16 pl-6')}>
              <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
            </header>
            {(description || children) && (
              <div className="flex-1 px-6 py-5">
                {/* Scrolls with the content: on a phone it would cover a quarter of the screen. */}
                {description && (
                  <BaseDialog.Description className={cn(dialogStyles.description, 'not-last:mb-5')}>
                    {description}
                  </BaseDialog.Description>
                )}
                {children}
              </div>
            )}
            {actions && <footer className={dialogStyles.actions}>{actions}</footer>}
            {/* Last in the tab order, so that the focus starts in the content; visually first. */}
            <div className="sticky top-0 -order-1 z-20 flex h-0 justify-end">
              <BaseDialog.Close
                {...{ [DISMISS]: '' }}
                aria-label={closeLabel}
                className={buttonStyles({ variant: 'quiet', shape: 'icon' }, 'mt-2.5 mr-2.5')}
              >
                <Icon path={closeIcon} />
              </BaseDialog.Close>
            </div>
            {question}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Closes its dialog: `<DialogClose render={<Button variant="ghost">…</Button>} />`. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <BaseDialog.Close render={render} />
}
