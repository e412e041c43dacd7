import { type ComponentType, type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { reportInput } from '#ui/form/report-input.ts'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** `id` identifies a row while others are removed. */
type EditorRow = { id: number }
export type RowProps<Row> = {
  index: number
  /** Of the row in the value of the setting. */
  path: string
  row: Row
  onChange: (row: Row) => void
  onRemove: () => void
  /** Undefined at the end of the list. */
  onMove: { up?: (() => void) | undefined; down?: (() => void) | undefined }
}
type RowListEditorProps<Row extends EditorRow> = {
  /** Of the list in the value of the setting. */
  path: string
  /** Inside a row of another list, which holds it for form recovery. */
  isNested?: boolean
  rows: Row[]
  onChange: (rows: Row[]) => void
  newRow: () => Omit<Row, 'id'>
  intro: ReactNode
  addLabel: string
  rowFields: ComponentType<RowProps<Row>>
}

/** Rows of a form that are added and removed. The hidden input holds all of them, so that form recovery restores them. */
export function RowListEditor<Row extends EditorRow>(props: RowListEditorProps<Row>) {
  const { path, isNested, rows, newRow, intro, addLabel, rowFields: RowFields } = props
  const add = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLInputElement>(null)

  function onChange(next: Row[]) {
    props.onChange(next)
    reportInput(() => whole.current)
  }

  function append() {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
    onChange([...rows, { ...newRow(), id } as Row])
  }

  function remove(id: number) {
    onChange(rows.filter((row) => row.id !== id))
    add.current?.focus()
  }

  /** Exchanges two neighbours. */
  const exchange = (first: number) => () => {
    const [above, below] = rows.slice(first, first + 2)
    if (above && below) onChange(rows.toSpliced(first, 2, below, above))
  }

  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      {!isNested && (
        <input
          ref={whole}
          hidden
          name={path}
          value={JSON.stringify(rows)}
          onChange={(event) => props.onChange(JSON.parse(event.target.value))}
        />
      )}
      {intro}
      {rows.map((row, index) => (
        <RowFields
          key={row.id}
          index={index}
          path={`${path}.${index}`}
          row={row}
          onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
          onRemove={() => remove(row.id)}
          onMove={{
            up: index > 0 ? exchange(index - 1) : undefined,
            down: index < rows.length - 1 ? exchange(index) : undefined,
          }}
        />
      ))}
      <div>
        <Button ref={add} variant="ghost" size="s" onClick={append}>
          <Icon path={plusIcon} className="size-[18px]" /> {addLabel}
        </Button>
      </div>
    </div>
  )
}
