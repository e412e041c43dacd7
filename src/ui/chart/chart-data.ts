import { expectDefined } from '#kernel/app-error.ts'
import { type Coordinate, fittingLabels, labelledIndexes, niceTicks, pointPosition, scale } from './scale.ts'

export type ChartPoint = {
  /** In the tooltip and the table: `19 October 2026`. */
  label: string
  /** Under the x axis: `19 Oct`. */
  shortLabel: string
  /** null: not measured, as opposed to zero. */
  value: number | null
  previous?: number | null
  previousLabel?: string
}

export type ChartData = {
  points: ChartPoint[]
  /** Vertical lines, such as deployments. `position` is in points and may be between two. */
  markers?: { position: number; label: string }[]
  format: (value: number) => string
  /** For ticks with fewer digits than values. */
  formatTick?: (value: number) => string
  /** Names of the line and of the dashed line; `none` is shown for a missing value. */
  texts: { current: string; previous?: string; none: string }
  /** Counts: ticks are whole numbers. */
  isWhole?: boolean
}

export const CHART_HEIGHT = 180
export const PLOT_TOP = 14
export const PLOT_BOTTOM = CHART_HEIGHT - 26
/** Character width of the monospaced labels, at 11 px. */
const CHARACTER_WIDTH = 6.7

export type ChartLayout = ReturnType<typeof layoutChart>

export function layoutChart(
  { points, markers = [], format, formatTick = format, isWhole = false }: ChartData,
  width: number,
) {
  const values = points.flatMap(({ value, previous }) => [value ?? 0, previous ?? 0])
  const ticks = niceTicks(Math.max(0, ...values), { isWhole })
  const highest = ticks.at(-1) ?? 0
  const tickLabels = ticks.map(formatTick)
  const left = Math.max(...tickLabels.map(({ length }) => length)) * CHARACTER_WIDTH + 10
  const right = Math.max(width - 6, left + 1)
  const place = (value: number | null | undefined, index: number): Coordinate =>
    value === null || value === undefined
      ? null
      : { x: pointPosition(index, points.length, left, right), y: yOf(value) }
  const yOf = (value: number) => scale(value, highest, PLOT_BOTTOM, PLOT_TOP)

  const labelWidth = Math.max(0, ...points.map(({ shortLabel }) => shortLabel.length)) * CHARACTER_WIDTH + 14
  const xLabels = labelledIndexes(points.length, right - left, labelWidth)
    .map((index) => ({
      index,
      x: pointPosition(index, points.length, left, right),
      text: points[index]?.shortLabel ?? '',
    }))
    .filter(({ x, text }) => points.length === 1 || x + text.length * CHARACTER_WIDTH <= width)

  const lines = markers
    .filter(({ position }) => position >= 0 && position <= Math.max(points.length - 1, 0))
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, label }) => ({ x: pointPosition(position, points.length, left, right), label }))
  const fits = fittingLabels(
    lines.map(({ x }) => x + 4),
    lines.map(({ label }) => label.length * CHARACTER_WIDTH + 4),
    width,
  )
  return {
    width,
    left,
    right,
    ticks: ticks.map((tick) => ({ y: yOf(tick), text: formatTick(tick) })),
    current: points.map(({ value }, index) => place(value, index)),
    previous: points.map(({ previous }, index) => place(previous, index)),
    xLabels,
    markers: lines.map((line, index) => ({ ...line, isLabelled: fits[index] === true })),
  }
}

export function formatValue({ format, texts }: ChartData, value: number | null | undefined): string {
  return value === null || value === undefined ? texts.none : format(value)
}

/** Labels of the markers nearest to this point. */
export function markersAt({ markers = [] }: ChartData, index: number): string[] {
  return markers.filter(({ position }) => Math.round(position) === index).map(({ label }) => label)
}

/** A point as text: `19 October 2026: 45 visitors. 21 September 2026: 50. build 42`. */
export function describePoint(data: ChartData, index: number): string {
  const { label, value, previous, previousLabel } = expectDefined(data.points[index], 'point')
  return [
    `${label}: ${formatValue(data, value)}`,
    ...(previous === undefined ? [] : [`${previousLabel ?? data.texts.previous}: ${formatValue(data, previous)}`]),
    ...markersAt(data, index),
  ].join('. ')
}
