export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

/** One line of a report: what was measured, the figure, and its goal if there is one. */
export function printFigure(what: string, figure: string, goal = ''): void {
  console.log(what.padEnd(60) + figure.padStart(18) + goal.padStart(12))
}
