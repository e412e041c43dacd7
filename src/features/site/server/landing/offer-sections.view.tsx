import { localizedPath } from '#kernel/locale.ts'
import { LandingDrawing } from '../../ui/static/landing-drawing.tsx'
import { Faces } from '../../ui/static/people.tsx'
import { Head, Hours, type LandingInput, Phone } from './landing-elements.view.tsx'
import { PriceRuler } from './price-ruler.view.tsx'

// Who makes it, how it goes, what there is and what it costs.

export function peopleSection(input: LandingInput) {
  const { company, content, people: shown } = input
  return (
    <>
      <div>
        <Head input={input} id="about" />
        {company.phone && (
          <>
            <Phone phone={company.phone} />
            <Hours {...input} />
          </>
        )}
      </div>
      {shown.faces.length > 0 && (
        <div>
          <Faces faces={shown.faces} />
          {shown.isDemo && <p className="example-note">{content.people.example}</p>}
        </div>
      )}
    </>
  )
}

/** Of the standard steps; a step that the owner added has none. */
const STEP_DRAWINGS: { [id: string]: string } = { 0: 'talk', 1: 'sketch', 2: 'launch' }

export function howSection(input: LandingInput) {
  const { steps, example, sum } = input.content
  return (
    <>
      <Head input={input} id="how" />
      <ol className="how-steps">
        {steps.map(({ id = '', title, text }) => (
          <li key={id}>
            {STEP_DRAWINGS[id] && <LandingDrawing name={STEP_DRAWINGS[id]} className="step" />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {sum && (
        <div className="sum">
          <div>
            <h3>{example.title}</h3>
            <p>{example.text}</p>
          </div>
          <div>
            <p className="measure">{example.label}</p>
            <ul>
              <li>
                <span>{example.once}</span>
                <b>{sum.once}</b>
              </li>
              <li>
                <span>
                  {example.subscription}, {sum.months} × {sum.monthly}
                </span>
                <b>{sum.subscription}</b>
              </li>
              <li>
                <span>{example.total}</span>
                <b>{sum.firstYear}</b>
              </li>
            </ul>
            <p className="small">{example.after}</p>
          </div>
        </div>
      )}
    </>
  )
}

export function servicesSection(input: LandingInput) {
  const { content, locale } = input
  return (
    <>
      <Head input={input} id="services" />
      <ul className="offers">
        {content.services.map(({ slug, drawing, heading, teaser, price }) => (
          <li key={slug}>
            <a href={localizedPath(locale, `/services/${slug}`)}>
              <LandingDrawing name={`card-${drawing}`} />
              <h3>{heading}</h3>
              <p>{teaser}</p>
              <span className="measure">{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function pricesSection(input: LandingInput) {
  const { content, locale, t } = input
  return (
    <>
      <Head input={input} id="prices" />
      <PriceRuler prices={content.prices} marks={content.marks} t={t} />
      <a className="text-link" href={`${localizedPath(locale, '/services')}#packages`}>
        {content.prices.compare}
      </a>
    </>
  )
}
