import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../button.tsx'

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** Name of the hidden file input. */
  label: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Lets the user choose files, also the same one again after an error. */
export function FileButton({ label, accept = 'image/*', multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="s" variant="ghost" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

/** Not a mutation of the query library: the success of one marks a submitted form around it as saved. */
export function useUpload<Input>(send: (input: Input) => Promise<void>, failedText: string) {
  const [state, setState] = useState<'idle' | 'busy' | { error: string }>('idle')
  async function upload(input: Input) {
    setState('busy')
    try {
      await send(input)
      setState('idle')
    } catch (failure) {
      setState({ error: (failure as Error).message || failedText })
    }
  }
  return { upload, isPending: state === 'busy', error: typeof state === 'object' && state.error }
}
