import { type MouseEvent, type ReactNode, useContext, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { FormErrorsContext } from '#ui/form/form-errors.ts'
import { arrowRightIcon, trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronDownIcon } from '#ui/icon/icons.ts'

type DisclosedRowProps = {
  /** Path of the row in the value; an error below it opens the row. */
  path: string
  startsOpen: boolean
  title: ReactNode
  labels: { up: string; down: string; remove: string }
  /** Undefined at the end of the list. */
  onMove: { up?: (() => void) | undefined; down?: (() => void) | undefined }
  /** Undefined: the row cannot be removed. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** A row of a list of larger objects: one line, which opens to its fields. Its fields exist while it is open. */
export function DisclosedRow({ path, startsOpen, title, labels, onMove, onRemove, children }: DisclosedRowProps) {
  const { errors } = useContext(FormErrorsContext)
  const [isOpen, setOpen] = useState(startsOpen)
  const hasError = Object.keys(errors).some((name) => errors[name] && name.startsWith(`${path}.`))
  const id = useId()
  if (hasError && !isOpen) setOpen(true)

  return (
    <div className="min-w-0 rounded-md border border-line">
      <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2 p-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-36 flex-1 cursor-pointer items-center gap-3 rounded-sm px-2 text-left font-semibold hover:text-brand-strong"
        >
          <Icon path={chevronDownIcon} className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{title}</span>
        </button>
        <div className="flex gap-1">
          <MoveButton label={labels.up} turn="-rotate-90" onMove={onMove.up} />
          <MoveButton label={labels.down} turn="rotate-90" onMove={onMove.down} />
          {onRemove && (
            <Button variant="quiet" shape="icon" aria-label={labels.remove} onClick={onRemove}>
              <Icon path={trashIcon} />
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={id} className="grid min-w-0 gap-5 border-line border-t p-4">
          {children}
        </div>
      )}
    </div>
  )
}

type MoveButtonProps = { label: string; turn: string; onMove: (() => void) | undefined }

function MoveButton({ label, turn, onMove }: MoveButtonProps) {
  function move({ currentTarget }: MouseEvent<HTMLElement>) {
    if (!onMove) return
    // React may move this row's elements in the document, which takes the focus away.
    flushSync(onMove)
    currentTarget.focus()
  }
  return (
    // Not `disabled`: the button keeps the focus at the end of the list.
    <Button
      variant="quiet"
      shape="icon"
      aria-label={label}
      aria-disabled={onMove ? undefined : true}
      onClick={move}
      className="aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-50"
    >
      <Icon path={arrowRightIcon} className={turn} />
    </Button>
  )
}
