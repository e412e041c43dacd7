import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the place of a form that had the focus, and the focus with it: it is read out, and Tab goes on from here. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      {children}
    </div>
  )
}
