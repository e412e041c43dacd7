// Measures a page with Lighthouse, with simulated throttling: for `npm run audit:pages`, and for the runs that an admin starts
// on the screen (`scripts/measure-lab.ts`).
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type TraceEvent } from 'lighthouse'
import type { LabDevice, LabFigures } from '../src/features/audit/model/lab.schema.ts'
import { BROWSER_FLAGS, findBrowser } from './browser.mjs'

/** `blockingCpu`: TBT of the CPU time of tasks. Wall time, which Lighthouse uses, includes the time of other processes. */
export type MeasuredFigures = LabFigures & { blockingCpu: number }
type MeasureOptions = {
  /** Port of the browser. */
  port: number
  device: LabDevice
  /** The figures are the medians of as many. */
  runs: number
  skipAudits?: string[]
  /** Audits that a category fails, once per category. */
  onFailed?: (category: string, audits: string[]) => void
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export function launchBrowser() {
  return launch({
    chromePath: findBrowser()!,
    chromeFlags: ['--headless', ...BROWSER_FLAGS],
    // The time zone of the demo company; TZ measures the booking page for a visitor in another one.
    envVars: { ...process.env, TZ: process.env.TZ ?? 'Europe/Brussels' },
  })
}

export async function measurePage(url: string, options: MeasureOptions): Promise<MeasuredFigures> {
  const { port, device, skipAudits, onFailed } = options
  const runs: number[][] = []
  for (let attempt = 0; runs.length < options.runs && attempt < 2 * options.runs; attempt++) {
    const result = await lighthouse(
      url,
      {
        port,
        logLevel: 'silent',
        // Like a crawler, without Accept-Language: the URL alone selects the language.
        extraHeaders: { 'Accept-Language': 'nl' },
        ...(skipAudits?.length && { skipAudits }),
      },
      device === 'desktop' ? desktopConfig : undefined,
    )
    const { categories, audits } = result!.lhr
    // Lighthouse found no figure in this run, such as no largest contentful paint.
    if (categories.performance!.score === null) continue
    if (runs.length === 0)
      for (const id of CATEGORIES) {
        const failed = categories[id]!.auditRefs.filter(
          ({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 0.9,
        )
        const names = failed.map(({ id: name }) => name)
        if (categories[id]!.score! < 0.99) onFailed?.(id, names)
      }
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    runs.push([
      ...CATEGORIES.map((id) => categories[id]!.score! * 100),
      value('largest-contentful-paint'),
      value('total-blocking-time'),
      blockingCpuTime(result!.artifacts.Trace.traceEvents, device === 'mobile' ? 4 : 1),
      value('cumulative-layout-shift'),
      value('total-byte-weight'),
    ])
  }
  if (runs.length === 0) throw new Error(`Lighthouse gave no figures for ${url}`)
  return mediansOf(runs)
}

function mediansOf(runs: number[][]): MeasuredFigures {
  const median = (index: number) => runs.map((run) => run[index]!).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!
  const [performance, accessibility, bestPractices, seo, lcp, tbt, blockingCpu, cls, bytes] = runs[0]!.map(
    (_, index) => Math.round(median(index) * 1000) / 1000,
  )
  return {
    performance: performance!,
    accessibility: accessibility!,
    bestPractices: bestPractices!,
    seo: seo!,
    lcp: lcp!,
    tbt: tbt!,
    blockingCpu: blockingCpu!,
    cls: cls!,
    transferBytes: Math.round(bytes!),
  }
}

/** Of the main thread after the first contentful paint: CPU time above 50 ms of each task, on a CPU `slowdown` times slower. */
function blockingCpuTime(events: (TraceEvent & { tdur?: number })[], slowdown: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')!
  const mainThread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args.name === 'CrRendererMain',
  )
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        /RunTask$/.test(name) && pid === paint.pid && tid === mainThread?.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0)
}
