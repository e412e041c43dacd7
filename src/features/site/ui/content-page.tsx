import type { ReactNode } from 'react'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import type { PageContent, Section } from '../content/page-content.ts'

type ContentPageProps = { page: PageContent; drawing?: string; details?: Partial<Record<Section['id'], ReactNode>> }

/** Page layout: heading and drawing on squared paper, then sections, each with a slot for extra content. */
export function ContentPage({ page: { heading, lead, sections = [] }, drawing, details }: ContentPageProps) {
  return (
    <>
      <div className="-mb-px grid-paper border-line border-b">
        <div className="head">
          <h1>{heading}</h1>
          <p>{lead}</p>
          {drawing && <HeadDrawing name={drawing} />}
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
