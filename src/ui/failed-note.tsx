import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

type FailedNoteProps = { children: ReactNode; retry: string; onRetry: () => unknown; className?: string | undefined }

/** Error in place of content that failed to load, with a retry button. */
export function FailedNote({ children, retry, onRetry, className }: FailedNoteProps) {
  return (
    <Note tone="danger" live className={className}>
      {children}{' '}
      <Button size="s" variant="ghost" onClick={() => onRetry()}>
        {retry}
      </Button>
    </Note>
  )
}

/** Error of the last action, announced when it appears; nothing without one. */
export function ErrorNote({ children, className }: { children: ReactNode; className?: string }) {
  if (!children) return null
  return (
    <Note live tone="danger" className={className}>
      {children}
    </Note>
  )
}
