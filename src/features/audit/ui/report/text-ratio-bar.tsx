import { useT } from '#platform/i18n/provider.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import { IDEAL_TEXT_RATIO } from '../../model/digest/text-ratio.ts'
import { useAuditFormat } from '../audit-format.ts'

const { min, max } = IDEAL_TEXT_RATIO

/** Scale from 0 to 100 % with the ideal range and a marker. */
export function TextRatioBar({ ratio }: { ratio: number }) {
  const t = useT(auditReportTexts)
  const { percent } = useAuditFormat()
  return (
    <svg
      viewBox="0 0 200 16"
      role="img"
      aria-label={t('figure.text.label', { percent: percent(ratio) })}
      className="my-1.5 block h-auto w-full max-w-[220px]"
    >
      <rect x="0" y="3" width="200" height="6" rx="2" className="fill-line" />
      <rect x={200 * min} y="3" width={200 * (max - min)} height="6" className="fill-ok" />
      <path d={`M${200 * Math.min(ratio, 1)},9l4,7h-8z`} className="fill-ink" />
    </svg>
  )
}
