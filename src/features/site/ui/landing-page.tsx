import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { HeroDrawing } from './drawing.tsx'
import type { loadLanding } from './load-landing.ts'

const SECTIONS_ID = 'landing'

type Landing = Awaited<ReturnType<typeof loadLanding>>

/** The hero; the server renders the sections below it (`landing-sections.view.tsx`). */
export function LandingPage({ data }: { data: Landing }) {
  const { page, slogan, taglines, rating, actions } = data
  // The hydrated page has no data of the sections: their HTML is read from the document once. The router keeps the loader data, so
  // a return to this page renders the sections from there, when the document no longer has them.
  data.html ??= document.getElementById(SECTIONS_ID)?.innerHTML ?? ''
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
            <div className="actions">
              <Link to="/booking" className={buttonStyles()}>
                {actions.book}
              </Link>
              <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
                {actions.quote}
              </Link>
            </div>
            {rating && (
              <a href="#reviews" className="rated">
                {rating}
              </a>
            )}
          </div>
          <HeroDrawing />
        </div>
      </div>
      <div
        id={SECTIONS_ID}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
    </>
  )
}
