import { type ReactNode, useEffect, useRef } from 'react'

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
