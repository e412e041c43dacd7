import { useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import { VisitorDay } from './visitor-day.tsx'

type ReplyTextProps = { reply: NonNullable<Review['reply']>; company: string }

export function ReplyText({ reply: { text, at }, company }: ReplyTextProps) {
  const t = useT(reviewTexts)
  return (
    <div className="mt-4 max-w-[42em] border-brand border-l-[3px] pl-4">
      <p className="font-semibold">{t('replyOf', { company })}</p>
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere text-ink-2">
        {text}
      </p>
      <p className="mt-1 text-[0.92em] text-ink-2">
        <VisitorDay at={at} />
      </p>
    </div>
  )
}
