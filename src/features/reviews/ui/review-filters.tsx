import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { chipStyles } from '#ui/chip.tsx'
import { reviewTexts } from '../messages/index.ts'
import { REVIEW_SORTS, type ReviewSort, STARS, type StarCount } from '../model/review.ts'

type Chosen = { sort: ReviewSort; stars: StarCount | undefined }

/** Links, so that each filter has a URL and works without JavaScript. */
export function ReviewFilters({ sort, stars }: Chosen) {
  const t = useT(reviewTexts)
  return (
    <div className="grid gap-3 pb-6">
      <h2 className="sr-only">{t('list')}</h2>
      <Choices label={t('filter')}>
        {[undefined, ...STARS.toReversed()].map((option) => (
          <Choice key={option ?? 0} chosen={{ sort, stars: option }} isCurrent={option === stars}>
            {option ? t('starsRow', { count: option }) : t('all')}
          </Choice>
        ))}
      </Choices>
      <Choices label={t('sort')}>
        {REVIEW_SORTS.map((option) => (
          <Choice key={option} chosen={{ sort: option, stars }} isCurrent={option === sort}>
            {t(`sort.${option}`)}
          </Choice>
        ))}
      </Choices>
    </div>
  )
}

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label} className="sm:flex">
      <p className="w-36 shrink-0 py-1 text-[0.92em] text-ink-2">{label}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </nav>
  )
}

type ChoiceProps = { chosen: Chosen; isCurrent: boolean; children: string }

function Choice({ chosen: { sort, stars }, isCurrent, children }: ChoiceProps) {
  return (
    <Link
      to="/reviews"
      search={{ ...(stars ? { stars } : {}), ...(sort === 'newest' ? {} : { sort }) }}
      resetScroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={chipStyles({ selected: isCurrent, pressable: true })}
    >
      {children}
    </Link>
  )
}
