import { raceTimeout } from '#platform/server/concurrency/time-limit.ts'

/** `warning`: works, but should be changed. `skipped`: cannot be checked here, with the reason. */
export type DiagnosisStatus = 'ok' | 'warning' | 'problem' | 'skipped'
/** `text` is one sentence: what is wrong and what to do, or what is fine. */
export type Diagnosis = { area: string; status: DiagnosisStatus; text: string }

export function diagnosesOf(area: string) {
  const make = (status: DiagnosisStatus) => (text: string) => ({ area, status, text })
  return { ok: make('ok'), warning: make('warning'), problem: make('problem'), skipped: make('skipped') }
}

type AreaCheck = { area: string; limitSeconds?: number; run: () => Promise<Diagnosis[]> }

const DEFAULT_LIMIT_SECONDS = 30

/** A check that throws or does not end is a problem of its area; the other checks go on. */
export async function runCheck({ area, limitSeconds = DEFAULT_LIMIT_SECONDS, run }: AreaCheck): Promise<Diagnosis[]> {
  const { problem } = diagnosesOf(area)
  const onTimeout = () => [problem(`The check did not finish within ${limitSeconds} seconds.`)]
  try {
    return await raceTimeout(run(), limitSeconds * 1000, onTimeout)
  } catch (failure) {
    return [problem(sentence((failure as Error).message))]
  }
}

function sentence(message: string): string {
  const text = message || 'The check failed without a reason'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`
}
