import { useState } from 'react'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import { DistributionBar } from '#ui/chart/distribution-bar.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { Figure, Figures } from '#ui/data/figures.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Specimen } from './specimen.tsx'

const values = [45, 46, 41, 41, 39, 21, 20, 38, 32, null, 43, 38, 33, 31]
const before = [44, 52, 42, 47, 38, 27, 34, 33, 36, 32, 30, 29, 17, 25]
const points = values.map((value, index) => ({
  label: `${index + 1} November 2026`,
  shortLabel: `${index + 1} Nov`,
  value,
  previous: before[index] ?? 0,
  previousLabel: `${index + 18} October 2026`,
}))
const pages = [
  { key: '/', label: '/', value: 1102, text: '1,102' },
  { key: '/services', label: '/services', value: 586, text: '586' },
  { key: '/booking', label: '/booking', note: '14 requests', value: 233, text: '233' },
]

export function Charts() {
  const [device, setDevice] = useState('phone')
  const [page, setPage] = useState<string>()
  return (
    <>
      <Specimen id="chart" title="Chart" note="Arrow keys move along the points.">
        <ChartPanel
          title="Visitors"
          label="Visitors per day, November 2026"
          points={points}
          markers={[
            { position: 3.4, label: 'build 41' },
            { position: 9, label: 'build 42' },
          ]}
          format={String}
          isWhole
          texts={{ current: 'Visitors', previous: 'The 14 days before', none: 'no data' }}
          t={(key) => (key === 'showTable' ? 'View as table' : 'View as chart')}
          tableTexts={{ period: 'Day', marker: 'Deployment', empty: 'No data yet.' }}
        />
      </Specimen>
      <Specimen id="figures" title="Figures">
        <Figures label="Key figures">
          <Figure value="1,284" change={{ text: '+12%', tone: 'better', label: '12% more than before' }}>
            visitors
          </Figure>
          <Figure value="61%" change={{ text: '-2%', tone: 'worse', label: '2% less than before' }}>
            allowed measuring
          </Figure>
          <Figure value="1.4 s">largest contentful paint</Figure>
        </Figures>
      </Specimen>
      <Specimen id="bar-list" title="Bar list" note={page ? `Chosen: ${page}` : 'A row may be a button.'}>
        <BarList
          label="Top pages"
          headers={['Page', 'Views']}
          rows={pages.map((row) => ({ ...row, onSelect: () => setPage(row.key) }))}
        />
      </Specimen>
      <Specimen id="distribution" title="Distribution and sparkline">
        <DistributionBar good={71} middle={22} poor={7} label="71% good, 22% needs improvement, 7% poor" />
        <Sparkline values={values} markers={[9]} label="From 45 to 31 visitors a day" />
      </Specimen>
      <Specimen id="segmented" title="Segmented">
        <Segmented
          label="Device"
          value={device}
          onValueChange={setDevice}
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
            { value: 'all', label: 'All' },
          ]}
        />
      </Specimen>
    </>
  )
}
