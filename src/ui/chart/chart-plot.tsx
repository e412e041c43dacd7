import { CHART_HEIGHT, type ChartData, type ChartLayout, PLOT_BOTTOM, PLOT_TOP } from './chart-data.ts'
import { areaPath, linePath, lonePoints } from './scale.ts'

type ChartPlotProps = { data: ChartData; layout: ChartLayout; active: number | undefined }

/** The SVG. Values are announced by the element around it. */
export function ChartPlot({ data, layout, active }: ChartPlotProps) {
  const { width, left, right, ticks, current, previous, xLabels, markers } = layout
  const point = active === undefined ? undefined : current[active]
  const before = active === undefined ? undefined : previous[active]
  const x = point?.x ?? before?.x
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={CHART_HEIGHT}
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      className="block max-w-full overflow-visible font-mono font-medium text-[11px]"
    >
      {ticks.map(({ y, text }) => (
        <g key={y}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-line" />
          <text x={left - 8} y={y + 4} textAnchor="end" className="fill-ink-3">
            {text}
          </text>
        </g>
      ))}
      {xLabels.map(({ index, x: at, text }) => (
        <text
          key={index}
          x={at}
          y={CHART_HEIGHT - 8}
          textAnchor={data.points.length === 1 ? 'middle' : 'start'}
          className="fill-ink-3"
        >
          {text}
        </text>
      ))}
      <path d={areaPath(current, PLOT_BOTTOM)} className="fill-brand/10" />
      <path
        d={linePath(previous)}
        strokeDasharray="4 4"
        strokeLinejoin="round"
        className="fill-none stroke-[1.5] stroke-ink-3"
      />
      <path d={linePath(current)} strokeLinejoin="round" className="fill-none stroke-[2.2] stroke-brand-line" />
      {lonePoints(previous).map((dot) => (
        <circle key={dot.x} cx={dot.x} cy={dot.y} r="2.5" className="fill-ink-3" />
      ))}
      {lonePoints(current).map((dot) => (
        <circle key={dot.x} cx={dot.x} cy={dot.y} r="3.5" className="fill-brand-line" />
      ))}
      {markers.map(({ x: at, label, isLabelled }) => (
        <g key={`${at} ${label}`}>
          <line x1={at} x2={at} y1={PLOT_TOP - 6} y2={PLOT_BOTTOM} strokeDasharray="2 3" className="stroke-ink-3" />
          {isLabelled && (
            <text
              x={at + 4}
              y={PLOT_TOP + 1}
              strokeWidth="4"
              strokeLinejoin="round"
              paintOrder="stroke"
              className="fill-ink-2 stroke-sheet"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      {x !== undefined && <line x1={x} x2={x} y1={PLOT_TOP} y2={PLOT_BOTTOM} className="stroke-line-strong" />}
      {before && <circle cx={before.x} cy={before.y} r="3.5" className="fill-sheet stroke-2 stroke-ink-3" />}
      {point && <circle cx={point.x} cy={point.y} r="4.5" className="fill-brand-line stroke-2 stroke-sheet" />}
    </svg>
  )
}
