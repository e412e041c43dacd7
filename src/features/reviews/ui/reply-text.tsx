import { useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import { VisitorDay } from './visitor-day.tsx'

type ReplyTextProps = { reply: NonNullable<Review['reply']>; company: string }

export function ReplyText({ reply: { text, at }, company }: ReplyTextProps) {
  const t = useT(reviewTexts)
  return (
    <div className="mt-2 max-w-[42em] border-brand-line border-l-[3px] pl-4 text-[0.95em] text-ink-2">
      <p className="flex flex-wrap gap-x-2">
        <strong className="font-semibold text-ink">{t('replyOf', { company })}</strong>
        <VisitorDay at={at} />
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
