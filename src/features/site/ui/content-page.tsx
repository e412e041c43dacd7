import type { ReactNode } from 'react'
import type { PageContent, Section } from '../content/page-content.ts'

type ContentPageProps = { page: PageContent; actions?: ReactNode; details?: Partial<Record<Section['id'], ReactNode>> }

/** A page of the site: its heading on squared paper, then its sections, each with room for more. */
export function ContentPage({ page: { heading, lead, sections = [] }, actions, details }: ContentPageProps) {
  return (
    <>
      <div className="grid-paper">
        <div className="wrap py-14 md:py-20">
          <h1 className="max-w-[13em]">{heading}</h1>
          <p className="mt-6 max-w-[34em] text-[1.2rem] text-ink-2">{lead}</p>
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="border-line border-t py-16 odd:grid-paper md:py-22"
        >
          <div className="wrap">
            <h2 id={`${section.id}-heading`}>{section.heading}</h2>
            <p className="mt-4 max-w-[44em] text-[1.1rem] text-ink-2">{section.text}</p>
            {details?.[section.id]}
          </div>
        </section>
      ))}
    </>
  )
}
