import type { Company } from '#features/settings/model/company.schema.ts'
import { formatOpeningHours } from '#features/settings/model/format-opening-hours.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { LandingContent } from '../../content/content.ts'
import type { SectionId } from '../../content/page-content.ts'
import type { nl } from '../../messages/nl.ts'
import type { Face } from '../../ui/static/people.tsx'

/** What the sections of the landing page are rendered from. */
export type LandingInput = {
  content: LandingContent
  company: Company
  people: { faces: Face[]; isDemo: boolean }
  locale: Locale
  t: T<typeof nl>
  /** HTML of other slices: whole sections, or empty; the reviews without their heading. */
  parts: { work: string; reviews: string; proof: string }
}

/** The owner can hide a section. */
export function hasSection({ content }: LandingInput, id?: SectionId): boolean {
  return content.page.sections?.some((section) => section.id === id) ?? false
}

export function Head({ input, id }: { input: LandingInput; id: SectionId }) {
  const { heading, text } = expectDefined(
    input.content.page.sections?.find((section) => section.id === id),
    id,
  )
  return (
    <div className="part-head">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="lead">{text}</p>
    </div>
  )
}

export function Phone({ phone }: { phone: string }) {
  return (
    <a className="tel" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}

export function Hours({ company: { openingHours }, locale }: LandingInput) {
  return openingHours.map((hours) => (
    <p key={hours.days.join()} className="small">
      {formatOpeningHours(hours, locale)}
    </p>
  ))
}
