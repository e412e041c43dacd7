import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { expectDefined } from '#kernel/app-error.ts'
import { cn } from '../cn.ts'
import { type ChartData, type ChartLayout, describePoint, formatValue, layoutChart, markersAt } from './chart-data.ts'
import { ChartPlot } from './chart-plot.tsx'
import { nearestIndex, pointPosition } from './scale.ts'

export type LineChartProps = ChartData & {
  /** Accessible name: the metric and the period. */
  label: string
}

/**
 * A line with the previous period dashed behind it. Drawn for the measured width, so that text keeps its size. A slider
 * in the accessibility tree: arrow keys move along the points and each value is announced.
 */
export function LineChart({ label, ...data }: LineChartProps) {
  const { points } = data
  const { ref, width } = useWidth()
  const [active, setActive] = useState<number>()
  const layout = layoutChart(data, width)
  const index = Math.min(active ?? points.length - 1, points.length - 1)
  const point = points[index]

  function onKeyDown(event: KeyboardEvent) {
    const next = nextIndex(event.key, active === undefined ? undefined : index, points.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next === 'none' ? undefined : next)
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    setActive(nearestIndex(x, points.length, layout.left, layout.right))
  }

  return (
    <div>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(points.length, 1)}
        aria-valuenow={index + 1}
        aria-valuetext={point && describePoint(data, index)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(index)}
        onBlur={() => setActive(undefined)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
        className="relative touch-pan-y rounded-sm"
      >
        <ChartPlot data={data} layout={layout} active={active === undefined ? undefined : index} />
        {active !== undefined && point && <ChartTooltip data={data} index={index} layout={layout} />}
      </div>
      <Legend {...data} />
    </div>
  )
}

/** `none` hides the value; undefined leaves the key to the browser. */
function nextIndex(key: string, current: number | undefined, count: number): number | 'none' | undefined {
  if (key === 'Escape') return current === undefined ? undefined : 'none'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 7, PageDown: -7 }[key]
  if (step === undefined) return undefined
  return Math.min(Math.max((current ?? count - 1) + step, 0), count - 1)
}

const TOOLTIP_WIDTH = 200

type ChartTooltipProps = { data: ChartData; index: number; layout: ChartLayout }

/** The values that screen readers get as announcements, so hidden from them here. */
function ChartTooltip({ data, index, layout: { left, right, width } }: ChartTooltipProps) {
  const { points } = data
  const { label, value, previous, previousLabel } = expectDefined(points[index], 'point')
  const x = pointPosition(index, points.length, left, right)
  return (
    <div
      aria-hidden="true"
      style={{
        left: Math.min(Math.max(x - TOOLTIP_WIDTH / 2, 0), Math.max(width - TOOLTIP_WIDTH, 0)),
        width: TOOLTIP_WIDTH,
      }}
      className="pointer-events-none absolute top-0 z-10 rounded-sm border border-line-strong bg-sheet px-3 py-2 text-[13px] leading-snug shadow-float"
    >
      <p className="flex justify-between gap-3 font-semibold">
        <span>{label}</span>
        <span className="tabular-nums">{formatValue(data, value)}</span>
      </p>
      {previous !== undefined && (
        <p className="flex justify-between gap-3 text-ink-2">
          <span>{previousLabel}</span>
          <span className="tabular-nums">{formatValue(data, previous)}</span>
        </p>
      )}
      {markersAt(data, index).map((marker) => (
        <p key={marker} className="text-ink-2">
          {marker}
        </p>
      ))}
    </div>
  )
}

function Legend({ points, texts }: ChartData) {
  if (!points.some(({ previous }) => previous !== undefined)) return null
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-ink-2">
      <LegendLine className="border-brand-line">{texts.current}</LegendLine>
      <LegendLine className="border-ink-3 border-dashed">{texts.previous}</LegendLine>
    </p>
  )
}

function LegendLine({ className, children }: { className: string; children: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={cn('w-5 border-t-2', className)} />
      {children}
    </span>
  )
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
