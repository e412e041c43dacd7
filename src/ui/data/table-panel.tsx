import type { ReactNode } from 'react'
import { FailedNote } from '../failed-note.tsx'
import { Panel } from './panel.tsx'
import { Table, type TableProps } from './table.tsx'

type TablePanelProps<Row> = Pick<TableProps<Row>, 'columns' | 'rowKey' | 'empty'> & {
  title: string
  mark?: ReactNode
  help?: string
  action?: ReactNode
  className?: string
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
  rows: readonly Row[] | undefined
  t: (key: 'failed' | 'retry') => string
}

export function TablePanel<Row>(props: TablePanelProps<Row>) {
  const { title, mark, help, action, className, query, rows = [], t, ...table } = props
  return (
    <Panel title={title} mark={mark} help={help} action={action} className={className}>
      {query.isError ? (
        <FailedNote retry={t('retry')} onRetry={query.refetch}>
          {t('failed')}
        </FailedNote>
      ) : (
        <Table caption={title} pending={query.isPending} rows={rows} {...table} />
      )}
    </Panel>
  )
}
