import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import type { LandingContent } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import type { Anchor } from '../model/navigation.ts'
import { Drawing } from './drawing.tsx'
import { ServiceCards } from './service-cards.tsx'

type LandingPageProps = LandingContent & {
  /** HTML of the server. */
  reviews: string
}

export function LandingPage({ page, opening, taglines, why, services, stack, reviews }: LandingPageProps) {
  const t = useT(siteTexts)
  const inside: Partial<Record<Anchor, ReactNode>> = {
    services: <ServiceCards services={services} className="lg:grid-cols-4" />,
    reviews: (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped */}
        <div dangerouslySetInnerHTML={{ __html: reviews }} />
        <Link to="/reviews" className={buttonStyles({ variant: 'ghost' }, 'all-reviews')}>
          {t('allReviews')}
        </Link>
      </>
    ),
    why: (
      <ul className="cards lg:grid-cols-3">
        {why.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    ),
    stack: (
      <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-6">
        {stack.map(({ name, logo }) => (
          <li key={name} className="flex items-center gap-3 text-ink-2">
            <span className="logo" style={{ maskImage: `url(${logo})` }} />
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
            <h1>{page.heading}</h1>
            <p>
              {opening}{' '}
              <span className="typewriter">
                {taglines.map((tagline, index) => (
                  <span key={tagline} aria-hidden={index > 0 || undefined}>
                    {tagline}
                  </span>
                ))}
              </span>
            </p>
            <div className="actions">
              <Link to="/booking" className={buttonStyles()}>
                {t('book')}
              </Link>
              <Link to="/services" hash="packages" className={buttonStyles({ variant: 'ghost' })}>
                {t('seePackages')}
              </Link>
            </div>
          </div>
          <Drawing name="hero" />
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
