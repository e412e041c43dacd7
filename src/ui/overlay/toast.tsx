import { Toast as BaseToast } from '@base-ui/react/toast'
import type { BaseUIEvent } from '@base-ui/react/types'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { buttonStyles } from '../button-styles.ts'
import { cn } from '../cn.ts'
import { closeIcon } from '../icon/frame-icons.ts'
import { Icon } from '../icon/icon.tsx'
import { type Tone, tones } from '../tones.ts'
import { useFreePlace } from './toast-place.ts'

export type ToastMessage = {
  title: string
  description?: string
  tone?: Tone
  /** For example to undo the action. */
  action?: { label: string; onAction: () => void }
  /** Milliseconds; 0 stays until dismissed. */
  timeout?: number
}

type ToastProviderProps = {
  /** Accessible name of the toast region. */
  label: string
  dismissLabel: string
  children: ReactNode
}

export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  return (
    <BaseToast.Provider limit={3}>
      {children}
      <CarriedToast />
      <BaseToast.Portal>
        <ToastViewport label={label} dismissLabel={dismissLabel} />
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

export function useToast() {
  const { add, close } = BaseToast.useToastManager()
  return useMemo(() => {
    function show({ title, description, tone = 'info', action, timeout }: ToastMessage): string {
      // Toasts with an action or an error stay longer.
      const defaultTimeout = action || tone === 'danger' ? 12_000 : 6_000
      const id: string = add({
        title,
        description,
        type: tone,
        timeout: timeout ?? defaultTimeout,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id)
            action.onAction()
          },
        },
      })
      return id
    }
    /** Shows whether a call succeeded, and resolves to it. */
    async function showOutcome(call: Promise<unknown>, done: string, failed: string | ((error: unknown) => string)) {
      try {
        await call
        show({ title: done, tone: 'ok' })
        return true
      } catch (error) {
        show({ title: typeof failed === 'string' ? failed : failed(error), tone: 'danger' })
        return false
      }
    }

    return { show, showOutcome, dismiss: close }
  }, [add, close])
}

let carried: ToastMessage | undefined

/** Shows a toast after the navigation to a page with another provider, where `show` would be lost. */
export function showOnNextPage(message: ToastMessage): void {
  carried = message
}

function CarriedToast() {
  const { show } = useToast()
  useEffect(() => {
    if (carried) show(carried)
    carried = undefined
  }, [show])
  return null
}

const toastClasses = [
  'flex items-start gap-3 rounded-md border border-line-strong border-l-4 bg-sheet py-2 pr-2 pl-4 text-base text-ink leading-snug shadow-float',
  'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) transition-[opacity,translate] duration-200 ease-out data-swiping:transition-none motion-reduce:transition-none',
  'data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden',
].join(' ')

function ToastViewport({ label, dismissLabel }: Omit<ToastProviderProps, 'children'>) {
  const { toasts, close } = BaseToast.useToastManager()
  const viewport = useRef<HTMLDivElement>(null)
  const isCovering = useFreePlace(viewport, toasts.length > 0, () => {
    for (const { id } of toasts) close(id)
  })

  /** A pointer stops the timeout so that the text can be read, but not while a control is below: then it may wait for that. */
  const stopTimeout = (event: BaseUIEvent<MouseEvent>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button')
    if (isCovering.current && !isOnButton) event.preventBaseUIHandler()
  }
  return (
    <BaseToast.Viewport
      ref={viewport}
      data-slot="toasts"
      aria-label={label}
      onMouseEnter={stopTimeout}
      onMouseMove={stopTimeout}
      // Moved at once, not by a transition: on its way a toast would cover what is about to be pressed.
      className="fixed inset-x-4 bottom-4 z-60 flex flex-col gap-2.5 sm:right-6 sm:left-auto sm:w-[400px]"
    >
      {toasts.map((toast) => {
        const { icon, edge, mark } = tones[(toast.type ?? 'info') as Tone]
        return (
          <BaseToast.Root key={toast.id} toast={toast} className={cn(toastClasses, edge)}>
            <Icon path={icon} className={cn('mt-[11px]', mark)} />
            <BaseToast.Content className="min-w-0 flex-1 py-2.5">
              <BaseToast.Title render={<p />} className="font-semibold" />
              <BaseToast.Description className="mt-1 text-[0.95em] text-ink-2" />
            </BaseToast.Content>
            <BaseToast.Action className={buttonStyles({ variant: 'ghost', size: 's' }, 'my-1')} />
            <BaseToast.Close
              aria-label={dismissLabel}
              aria-hidden={false}
              className={buttonStyles({ variant: 'quiet', size: 's', shape: 'icon' }, 'my-1')}
            >
              <Icon path={closeIcon} className="size-[18px]" />
            </BaseToast.Close>
          </BaseToast.Root>
        )
      })}
    </BaseToast.Viewport>
  )
}
