import { type ReactNode, useState } from 'react'
import { Panel, panelActionStyles } from '../data/panel.tsx'
import { type Column, Table } from '../data/table.tsx'
import { type ChartPoint, formatValue, markersAt } from './chart-data.ts'
import { LineChart, type LineChartProps } from './line-chart.tsx'

type ChartPanelProps = LineChartProps & {
  title: ReactNode
  mark?: ReactNode
  help?: string | undefined
  t: (key: 'showTable' | 'showChart') => string
  tableTexts: {
    /** Header of the first column. */
    period: string
    /** Header of the column with the markers. */
    marker?: string
    empty: string
  }
  /** Above the chart or the table, such as a metric selector. */
  toolbar?: ReactNode
}

/** A line chart in a panel, with a switch to the same values as a table. */
export function ChartPanel({ title, mark, help, t, tableTexts, toolbar, ...chart }: ChartPanelProps) {
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      title={title}
      mark={mark}
      help={help}
      action={
        <button type="button" onClick={() => setTable(!isTable)} className={panelActionStyles}>
          {t(isTable ? 'showChart' : 'showTable')}
        </button>
      }
    >
      {toolbar && <div className="mb-4">{toolbar}</div>}
      {isTable ? <ChartTable {...chart} tableTexts={tableTexts} /> : <LineChart {...chart} />}
    </Panel>
  )
}

type ChartTableProps = LineChartProps & Pick<ChartPanelProps, 'tableTexts'>

/** The values of a chart, newest last, in a region that scrolls. */
function ChartTable({ label, tableTexts, ...data }: ChartTableProps) {
  const { points, markers = [], texts } = data
  const rows = points.map((point, index) => ({ ...point, index }))
  const columns: Column<ChartPoint & { index: number }>[] = [
    { key: 'period', header: tableTexts.period, cell: ({ label: period }) => period },
    { key: 'value', header: texts.current, align: 'end', cell: ({ value }) => formatValue(data, value) },
  ]
  if (points.some(({ previous }) => previous !== undefined)) {
    const cell = ({ previous }: ChartPoint) => formatValue(data, previous)
    columns.push({ key: 'previous', header: texts.previous, align: 'end', cell })
  }
  if (tableTexts.marker && markers.length > 0) {
    const cell = ({ index }: { index: number }) => markersAt(data, index).join(', ')
    columns.push({ key: 'marker', header: tableTexts.marker, cell })
  }
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table caption={label} columns={columns} rows={rows} rowKey={({ index }) => index} empty={tableTexts.empty} />
    </div>
  )
}
