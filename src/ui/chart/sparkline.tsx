import { linePath, lonePoints, pointPosition, scale } from './scale.ts'

type SparklineProps = {
  values: (number | null)[]
  /** Text alternative. */
  label: string
  /** Vertical lines; positions in values. */
  markers?: number[]
}

const [WIDTH, HEIGHT] = [200, 44]

/** A small line chart without axes. */
export function Sparkline({ values, label, markers = [] }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const lowest = Math.min(...known)
  const range = Math.max(...known) - lowest
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: pointPosition(index, values.length, 2, WIDTH - 2),
          y: range ? scale(value - lowest, range, 38, 6) : HEIGHT / 2,
        },
  )
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="block h-11 w-full max-w-[260px]">
      <path
        d={linePath(points)}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-[1.6] stroke-brand-strong"
      />
      {lonePoints(points).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2" className="fill-brand-strong" />
      ))}
      {markers.map((marker) => {
        const x = pointPosition(marker, values.length, 2, WIDTH - 2)
        return <line key={marker} x1={x} x2={x} y1="2" y2="42" strokeDasharray="2 3" className="stroke-ink-3" />
      })}
    </svg>
  )
}
