import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '#ui/note.tsx'

/**
 * Replaces a form that had the focus and takes the focus, so that screen readers announce it and Tab continues from
 * here.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      {children}
    </div>
  )
}

/** Error that replaces the control it is about, such as the button of a link that has expired. */
export function FailureOnMount({ children }: { children: ReactNode }) {
  return (
    <FocusOnMount>
      <Note live tone="danger" className="w-full">
        {children}
      </Note>
    </FocusOnMount>
  )
}
