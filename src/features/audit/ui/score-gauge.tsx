const [LEFT, RIGHT, LINE] = [4, 244, 26]
const xOf = (score: number) => LEFT + ((RIGHT - LEFT) * score) / 100

/** A tick every two points, a long one every ten. */
const TICKS = Array.from({ length: 51 }, (_, index) => index * 2)
  .map((score) => `M${xOf(score)},${score % 10 === 0 ? 10 : 18}V${LINE}`)
  .join('')

/** Gauge from 0 to 100 with a marker at the score. */
export function ScoreGauge({ score, label }: { score: number; label: string }) {
  return (
    <svg viewBox="0 0 250 40" role="img" aria-label={label} className="-ml-1 block h-auto w-full max-w-[320px]">
      <path d={`${TICKS}M${LEFT},${LINE}H${RIGHT}`} className="fill-none stroke-line-strong" />
      <path d={`M${xOf(score)},30l5,8h-10z`} className="fill-brand" />
    </svg>
  )
}
