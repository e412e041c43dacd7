import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import { Skeleton } from '../skeleton.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'end'
  className?: string
}

export type TableProps<Row> = {
  /** For screen readers: the heading above it is visible. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shown when there are no rows. */
  empty: ReactNode
  pending?: boolean
}

/** The first column has the row headers. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, pending = false } = props
  const { region, wide } = useIsOverflowing()
  // A scrollable region must be focusable to scroll by keyboard; one that fits needs no tab stop. A group, not a
  // region: the panel around it is a landmark with the same name.
  const scrollable = wide ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {}

  return (
    <div ref={region} {...scrollable} className="@container relative overflow-x-auto focus-visible:outline-offset-0">
      <table aria-busy={pending || undefined} className="w-full border-collapse text-left text-[15px] leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cn(cellClasses(column), headCell)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b hover:bg-wash/60">
              {columns.map((column) =>
                column === columns[0] ? (
                  <th key={column.key} scope="row" className={cn(cellClasses(column), 'font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cellClasses(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 &&
            (pending ? (
              <LoadingRows columns={columns.length} />
            ) : (
              <EmptyRow columns={columns.length}>{empty}</EmptyRow>
            ))}
        </tbody>
      </table>
    </div>
  )
}

const headCell = 'whitespace-nowrap font-semibold text-ink-2'

function cellClasses<Row>({ align, className }: Column<Row>) {
  return cn('px-3 py-2.5 align-middle first:pl-2 last:pr-2', align === 'end' && 'text-right tabular-nums', className)
}

function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns} className="px-2 py-4">
        <div className="sticky left-2 w-[calc(100cqw-1rem)]">{children}</div>
      </td>
    </tr>
  )
}

function LoadingRows({ columns }: { columns: number }) {
  return ['w-9/12', 'w-7/12', 'w-8/12', 'w-6/12'].map((width) => (
    <tr key={width} className="border-line border-b">
      <td colSpan={columns} className="px-2 py-3.5">
        <Skeleton className={cn('h-3.5', width)} />
      </td>
    </tr>
  ))
}

function useIsOverflowing() {
  const region = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { region, wide }
}
