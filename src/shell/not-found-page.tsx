import { Link, rootRouteId, useLoaderData, useRouter } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import { shellTexts } from './messages/index.ts'
import { PlainPage } from './plain-page.tsx'

export function NotFoundPage() {
  const t = useT(shellTexts)
  const { site } = useLoaderData({ from: rootRouteId })
  return (
    <>
      <PlainPage heading={t('missing')} lead={t('missingHelp')}>
        <title>{`${t('missing')} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <Link to="/" className={buttonStyles()}>
          {t('toHome')}
        </Link>
        <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
          {t('toContact')}
        </Link>
        <HeadDrawing name="missing" />
      </PlainPage>
      <OtherPages hasPortfolio={site.hasPortfolio} />
    </>
  )
}

const PAGES = ['portfolio', 'services', 'booking', 'blog', 'faq'] as const

/** The pages that most visitors look for, and the search of the blog, which works without JavaScript. */
function OtherPages({ hasPortfolio }: { hasPortfolio: boolean }) {
  const t = useT(shellTexts)
  const { publicHref } = useRouter().buildLocation({ to: '/blog' })
  return (
    <section aria-labelledby="other-pages" className="band">
      <div className="wrap grid gap-x-14 gap-y-8 md:grid-cols-2">
        <div>
          <h2 id="other-pages" className="mb-6">
            {t('otherPages')}
          </h2>
          <search>
            <form action={publicHref} method="get" className="blog-search">
              <label>
                <span className="sr-only">{t('search')}</span>
                <input type="search" name="q" placeholder={t('search')} maxLength={200} />
              </label>
              <button type="submit" className={buttonStyles({ variant: 'ghost' })}>
                {t('searchNow')}
              </button>
            </form>
          </search>
        </div>
        <ul className="border-line border-b">
          {PAGES.slice(hasPortfolio ? 0 : 1).map((page) => (
            <li key={page} className="border-line border-t">
              <Link
                to={`/${page}`}
                className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold text-ink no-underline hover:text-brand-strong"
              >
                {t(page)}
                <span aria-hidden="true" className="text-brand-strong">
                  →
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
