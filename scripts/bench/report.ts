import { appendFileSync } from 'node:fs'

/** One figure: its ratio to what it is compared with, and its goal, if there are such. */
export type Row = { section: string; what: string; figure: string; ratio: string; goal: string }

/** `npm run bench` collects the rows of all benchmarks in this file, one JSON object per line. */
const ROWS_FILE = process.env.BENCH_ROWS_FILE
let section = ''

/** With `BENCH_QUICK=on` everything is small: to check that the benchmarks work, not for figures. */
export const isQuick = process.env.BENCH_QUICK === 'on'

export function sized(full: number, quick: number): number {
  return isQuick ? quick : full
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

/** Rows after it belong to it. */
export function startSection(title: string): void {
  section = title
  console.log(`\n${title}`)
}

/** Prints a figure and adds it to the document. */
export function printFigure(what: string, figure: string, { ratio = '', goal = '' } = {}): void {
  printDetail(what, figure, { ratio, goal })
  const row: Row = { section, what, figure, ratio, goal }
  if (ROWS_FILE) appendFileSync(ROWS_FILE, `${JSON.stringify(row)}\n`)
}

/** Prints a figure only. */
export function printDetail(what: string, figure: string, { ratio = '', goal = '' } = {}): void {
  console.log(what.padEnd(60) + figure.padStart(28) + ratio.padStart(20) + goal.padStart(12))
}
