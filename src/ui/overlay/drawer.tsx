import { Dialog } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'
import { buttonStyles } from '../button-styles.ts'
import { closeIcon } from '../frame-icons.ts'
import { Icon } from '../icon.tsx'
import { backdropStyles } from './popup-styles.ts'

export type DrawerProps = {
  /** Accessible name; shown at the top unless `header` is given. */
  title: string
  closeLabel: string
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Replaces the title, such as a logo. */
  header?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

const sheet = [
  'fixed inset-y-0 left-0 z-50 flex w-[280px] max-w-[calc(100vw-3rem)] flex-col border-line border-r bg-paper text-ink shadow-float outline-hidden',
  'transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full motion-reduce:transition-none',
].join(' ')

export function Drawer({ title, closeLabel, trigger, open, onOpenChange, header, footer, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyles} />
        <Dialog.Popup className={sheet}>
          <div className="flex min-h-(--bar) items-center gap-3 border-line border-b pr-2.5 pl-6">
            <Dialog.Title className={header ? 'sr-only' : 'min-w-0 flex-1 text-lg'}>{title}</Dialog.Title>
            {header && <div className="min-w-0 flex-1">{header}</div>}
            <Dialog.Close aria-label={closeLabel} className={buttonStyles({ variant: 'quiet', shape: 'icon' })}>
              <Icon path={closeIcon} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-3">{children}</div>
          {footer && <div className="border-line border-t p-3">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** For links in the drawer: `<DrawerClose render={<RouterLink to="/" />} nativeButton={false} />`. */
export function DrawerClose({ render, nativeButton }: { render: ReactElement; nativeButton?: boolean }) {
  return <Dialog.Close render={render} nativeButton={nativeButton} />
}
