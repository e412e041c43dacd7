import type { ReactNode } from 'react'
import { Note } from './note.tsx'

/** Error of the last action, announced when it appears; nothing without one. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    children && (
      <Note live tone="danger">
        {children}
      </Note>
    )
  )
}
