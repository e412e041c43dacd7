import type { ReactNode } from 'react'
import type { PageContent, Section } from '../content/page-content.ts'

type ContentPageProps = { page: PageContent; details?: Partial<Record<Section['id'], ReactNode>> }

/** Page layout: heading on squared paper, then sections, each with a slot for extra content. */
export function ContentPage({ page: { heading, lead, sections = [] }, details }: ContentPageProps) {
  return (
    <>
      <div className="-mb-px grid-paper border-line border-b">
        <div className="wrap py-14 md:py-20">
          <h1 className="max-w-[13em]">{heading}</h1>
          <p className="mt-6 max-w-[34em] text-[1.2rem] text-ink-2">{lead}</p>
        </div>
      </div>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="band odd:grid-paper"
        >
          <div className="wrap">
            <h2 id={`${section.id}-heading`}>{section.heading}</h2>
            <p className="lead">{section.text}</p>
            {details?.[section.id]}
          </div>
        </section>
      ))}
    </>
  )
}
