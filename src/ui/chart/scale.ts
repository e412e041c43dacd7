/** Ticks of the y axis: from 0, at round distances, the last one at or above the highest value. */
export function niceTicks(highest: number, { isWhole = false } = {}): number[] {
  const top = highest > 0 ? highest : isWhole ? 4 : 1
  const rough = top / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * magnitude >= rough * 0.999999) ?? 10
  const step = factor * magnitude
  const whole = isWhole ? Math.max(1, Math.ceil(step)) : step
  const steps = Math.ceil(top / whole - 1e-9)
  // Removes floating-point noise such as 0.30000000000000004; twelve digits exceed what an axis shows.
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * whole).toPrecision(12)))
}

/** Position of a value between 0 and `highest` on an axis from `start` to `end`. */
export function scale(value: number, highest: number, start: number, end: number): number {
  return highest === 0 ? start : start + (value / highest) * (end - start)
}

/** Horizontal position of a point; a single point is in the middle. */
export function pointPosition(index: number, count: number, start: number, end: number): number {
  return count < 2 ? (start + end) / 2 : start + (index / (count - 1)) * (end - start)
}

/** The point nearest to a horizontal position. */
export function nearestIndex(x: number, count: number, start: number, end: number): number {
  if (count < 2) return 0
  const index = Math.round(((x - start) / (end - start)) * (count - 1))
  return Math.min(Math.max(index, 0), count - 1)
}

/** Which points get a label on the x axis, so that labels of `labelWidth` do not touch each other. */
export function labelledIndexes(count: number, width: number, labelWidth: number): number[] {
  const fitting = Math.max(1, Math.floor(width / labelWidth))
  const every = Math.max(1, Math.ceil(count / fitting))
  // Days in multiples of a week keep the same weekday under each label.
  const step = every > 2 && every < 7 && count > 14 ? 7 : every > 7 ? Math.ceil(every / 7) * 7 : every
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

/** Which labels at these positions, in order, do not overlap the previous visible one or the edge. */
export function fittingLabels(positions: number[], widths: number[], end: number): boolean[] {
  let free = Number.NEGATIVE_INFINITY
  return positions.map((position, index) => {
    const right = position + (widths[index] ?? 0)
    if (position < free || right > end) return false
    free = right
    return true
  })
}

export type Coordinate = { x: number; y: number } | null

/** SVG path through the points; a missing value interrupts the line. */
export function linePath(points: Coordinate[]): string {
  const runs = runsOf(points).map((run) => run.map(({ x, y }) => `${round(x)},${round(y)}`).join('L'))
  return runs.map((run) => `M${run}`).join('')
}

/** Area under the line, one path per run of values. */
export function areaPath(points: Coordinate[], bottom: number): string {
  return runsOf(points)
    .filter((run) => run.length > 1)
    .map((run) => `${linePath(run)}L${round(run.at(-1)?.x ?? 0)},${bottom}L${round(run[0]?.x ?? 0)},${bottom}Z`)
    .join('')
}

/** Points without neighbours, which a line cannot show; drawn as dots. */
export function lonePoints(points: Coordinate[]): { x: number; y: number }[] {
  return runsOf(points).flatMap((run) => (run.length === 1 ? run : []))
}

function runsOf(points: Coordinate[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = []
  points.forEach((point, index) => {
    if (!point) return
    if (points[index - 1]) runs.at(-1)?.push(point)
    else runs.push([point])
  })
  return runs
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
