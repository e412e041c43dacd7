import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import type { LandingContent } from '../content/content.ts'
import type { SectionId } from '../content/page-content.ts'
import { siteTexts } from '../messages/index.ts'
import { Drawing, HeroDrawing } from './drawing.tsx'
import { ServiceCards } from './service-cards.tsx'

type LandingPageProps = LandingContent &
  Uses<[typeof siteTexts]> & {
    /** HTML of the server; empty if the reviews cannot be loaded. */
    html: string
    /** Average and number of reviews; empty without reviews. */
    rating: string
  }

export function LandingPage(props: LandingPageProps) {
  const { page, slogan, taglines, promises, steps, why, services, stack, html, rating } = props
  const t = useT(siteTexts)
  const actions = (
    <div className="actions">
      <Link to="/booking" className={buttonStyles()}>
        {t('book')}
      </Link>
      <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
        {t('quote')}
      </Link>
    </div>
  )
  const inside: Partial<Record<SectionId, ReactNode>> = {
    about: <Points points={steps} />,
    services: <ServiceCards services={services} className="lg:grid-cols-4" />,
    reviews: (
      <>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped
          <div dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="lead">{t('reviewsFailed')}</p>
        )}
        <Link to="/reviews" className={buttonStyles({ variant: 'ghost' }, 'all-reviews')}>
          {t('allReviews')}
        </Link>
      </>
    ),
    why: <Points points={why} />,
    start: actions,
    stack: (
      <ul className="stack">
        {stack.map(({ name, logo }) => (
          <li key={name}>
            <Drawing name={logo} className="logo" />
            {name}
          </li>
        ))}
      </ul>
    ),
  }
  return (
    <>
      <div className="grid-paper">
        <div className="hero">
          <div>
            <div className="slogan">{slogan}</div>
            <h1>{page.heading}</h1>
            <p>
              {page.lead.replace(/\.$/, '')}{' '}
              <span className="typewriter">
                {taglines.map((tagline, index) => (
                  <span key={tagline} aria-hidden={index > 0 || undefined}>
                    <span>{tagline}</span>
                  </span>
                ))}
              </span>
            </p>
            {actions}
            <ul className="promises">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
              {rating && (
                <li>
                  <a href="#reviews">{rating}</a>
                </li>
              )}
            </ul>
          </div>
          <HeroDrawing />
        </div>
      </div>
      {page.sections?.map(({ id, heading, text }) => (
        <section key={id} id={id} className="band odd:grid-paper">
          <div className="wrap">
            <h2>{heading}</h2>
            <p className="lead">{text}</p>
            {inside[id]}
          </div>
        </section>
      ))}
    </>
  )
}

function Points({ points }: { points: LandingContent['steps' | 'why'] }) {
  return (
    <ul className="cards">
      {points.map((point) => (
        <li key={point.title}>
          {'drawing' in point && <Drawing name={point.drawing} className="step" />}
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  )
}
