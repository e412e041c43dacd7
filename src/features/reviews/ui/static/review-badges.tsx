import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import type { Review } from '../../model/review.schema.ts'

export function formatRating(locale: Locale, value: number): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  )
}

type BadgesProps = { review: Review; t: (key: 'isNew' | 'isCertified' | 'isDemo') => string }

/** `ReviewChecks` explains what they mean. */
export function ReviewBadges({ review, t }: BadgesProps) {
  const badge = 'measure inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-[5px]'
  return (
    <>
      {review.isDemo && <span className={`${badge} border-warn font-semibold text-warn`}>{t('isDemo')}</span>}
      {review.isCertified && (
        <span className={`${badge} border-ok text-ok`}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-3.5 fill-none stroke-current" strokeWidth="2.6">
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
          {t('isCertified')}
        </span>
      )}
      {review.isNew && <span className={`${badge} border-line-strong text-brand-strong`}>{t('isNew')}</span>}
    </>
  )
}
