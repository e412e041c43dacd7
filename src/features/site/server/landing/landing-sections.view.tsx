import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LandingContent } from '../../content/content.ts'
import type { SectionId } from '../../content/page-content.ts'
import { hasSection, type LandingInput } from './landing-elements.view.tsx'
import { howSection, peopleSection, pricesSection, servicesSection } from './offer-sections.view.tsx'
import { closeSection, questionsSection, reviewsSection, stackSection, whySection } from './trust-sections.view.tsx'

/** Order of the page below the hero. A part of another slice is named, a section of this one has its contents here. */
const ORDER: (
  | keyof LandingInput['parts']
  | { id: SectionId; layout: string; body: (input: LandingInput) => ReactNode }
)[] = [
  'work',
  { id: 'about', layout: 'people', body: peopleSection },
  { id: 'how', layout: 'how grid-paper', body: howSection },
  { id: 'services', layout: 'offer', body: servicesSection },
  { id: 'prices', layout: 'prices', body: pricesSection },
  { id: 'why', layout: 'why', body: whySection },
  { id: 'reviews', layout: 'says', body: reviewsSection },
  'proof',
  { id: 'questions', layout: 'ask', body: questionsSection },
  { id: 'stack', layout: 'made grid-paper', body: stackSection },
  { id: 'start', layout: 'close grid-paper', body: closeSection },
]

/** Everything below the hero as static HTML: the browser needs no script for it. React escapes what the owner typed. */
export function renderLandingSections(input: LandingInput): string {
  const sections = ORDER.map((entry) => {
    if (entry === 'work' || entry === 'proof') return input.parts[entry]
    if (typeof entry === 'string') return ''
    const { id, layout, body } = entry
    if (!hasSection(input, id)) return ''
    // One blue print on the page: the work, or the reasons while there is no work to show.
    const print = id === 'why' && !input.parts.work ? ' print' : ''
    return renderToStaticMarkup(
      <section id={id} className={`part ${layout}${print}`} aria-labelledby={`${id}-heading`}>
        <div className="wrap">{body(input)}</div>
      </section>,
    )
  })
  return [renderToStaticMarkup(<TitleBlock facts={input.content.facts} />), ...sections].join('')
}

/** The title block of the drawing: it states price, month, time and offer. */
function TitleBlock({ facts }: Pick<LandingContent, 'facts'>) {
  return (
    <div className="title-block">
      <dl>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
