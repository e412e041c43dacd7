import { Link } from '@tanstack/react-router'
import type { Site } from '#features/site/model/site.schema.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { FrameIcon } from './frame-icon.tsx'
import { shellTexts } from './messages/index.ts'

/** The portfolio is first: without a case study it is left out. */
const PAGES = ['portfolio', 'faq', 'privacy', 'cookies', 'terms'] as const

export function Footer({ site: { name, legal, facebookUrl, credit, hasPortfolio } }: { site: Site }) {
  const t = useT(shellTexts)

  return (
    <footer>
      <div>
        <span>
          © <CurrentYear /> {legal}
        </span>
        {PAGES.slice(hasPortfolio ? 0 : 1).map((page) => (
          <Link key={page} to={`/${page}`}>
            {t(page)}
          </Link>
        ))}
        <button type="button" data-consent-answer="reset">
          {t('cookieSettings')}
        </button>
        <span className="footer-end">
          {credit.url && (
            <a href={credit.url} rel="noopener">
              {t('madeBy', { name: credit.name })}
            </a>
          )}
          {facebookUrl && (
            <a href={facebookUrl} rel="noopener" aria-label={t('facebook', { name })} className="footer-icon">
              <FrameIcon name="facebook" />
            </a>
          )}
        </span>
      </div>
    </footer>
  )
}

/** Around New Year the server and the browser may disagree about the year; the hydration warning is suppressed. */
function CurrentYear() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>
}
