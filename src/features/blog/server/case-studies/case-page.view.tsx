import { renderToStaticMarkup } from 'react-dom/server'
import { phoneHref } from '#features/clients/model/phone-number.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { formatPrice } from '#features/settings/model/number-format.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { caseStudyTexts } from '../../messages/case-studies/index.ts'
import { type CaseT, comparedFigures, durationText, formatLongDay, priceText } from './case-format.ts'
import { CaseScreens, Comparison, ExampleMark } from './case-parts.view.tsx'
import type { CasePage } from './case-study.service.ts'

export type NextCase = { slug: string; title: string; client: string }
type PageProps = { t: CaseT; locale: Locale; shown: CasePage; next: NextCase | undefined; company: Company }

/** The page of a case study as static HTML: it needs no script. React escapes everything that was typed. */
export async function renderCasePage(ctx: Context, locale: Locale, shown: CasePage, next?: NextCase): Promise<string> {
  const t = await loadPublicT(ctx, locale, caseStudyTexts)
  const company = await getCompany(ctx)
  return renderToStaticMarkup(<Page t={t} locale={locale} shown={shown} next={next} company={company} />)
}

function Page(props: PageProps) {
  const { t, shown } = props
  const { title, excerpt, locale, isFallback, situation, result, madeHtml } = shown
  const lang = isFallback ? locale : undefined
  return (
    <article className="case">
      <header className="case-head grid-paper">
        <div className="wrap">
          <p className="case-crumb">
            <a href={localizedPath(props.locale, '/portfolio')} className="text-link">
              {t('portfolio')}
            </a>
            <span lang={lang}>{shown.sector}</span>
            <ExampleMark t={t} caseStudy={shown.caseStudy} />
          </p>
          <h1 lang={lang}>{title}</h1>
          <p className="lead" lang={lang}>
            {excerpt}
          </p>
          {isFallback && <p className="case-note">{t('fallback', { language: t(`language.${locale}`) })}</p>}
          {shown.caseStudy.drawing && <p className="case-note">{t('exampleCase')}</p>}
          <CaseFacts {...props} />
        </div>
      </header>
      <section className="print case-print" aria-label={t('screens')}>
        <div className="wrap">
          <CaseScreens t={t} shown={shown} isFirst />
          {shown.caseStudy.drawing && <p className="case-print-note">{t('drawnNote')}</p>}
        </div>
      </section>
      <section className="band">
        <div className="wrap case-story" lang={lang}>
          <div>
            <h2>{t('situation')}</h2>
            <Paragraphs text={situation} />
          </div>
          <div>
            <h2>{t('made')}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a validated document, all text escaped */}
            <div className="post-body" dangerouslySetInnerHTML={{ __html: madeHtml }} />
          </div>
          <div>
            <h2>{t('result')}</h2>
            <Paragraphs text={result} />
          </div>
        </div>
      </section>
      <Measured {...props} />
      <Quote {...props} />
      <Closing {...props} />
    </article>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => <p key={line}>{line}</p>)
}

function CaseFacts({ t, locale, shown }: PageProps) {
  const { services, caseStudy, isAddressLinked } = shown
  const { priceMonthly, durationDays, liveAddress } = caseStudy
  const price = priceText(t, locale, caseStudy)
  const monthly = formatPrice(locale, priceMonthly)
  const host = liveAddress && new URL(liveAddress).host.replace(/^www\./, '')
  return (
    <dl className="case-facts">
      {services.length > 0 && (
        <div>
          <dt>{t('services')}</dt>
          <dd>
            {services.map(({ key, name, path }) => (
              <a key={key} href={localizedPath(locale, path)}>
                {name}
              </a>
            ))}
          </dd>
        </div>
      )}
      {(price || monthly) && (
        <div>
          <dt>{t('price')}</dt>
          <dd>
            {price || monthly}
            <small>{price ? t('once') : t('monthly')}</small>
            {price && monthly && <small>{t('plusMonthly', { price: monthly })}</small>}
          </dd>
        </div>
      )}
      {durationDays !== null && (
        <div>
          <dt>{t('duration')}</dt>
          <dd>
            {durationText(t, durationDays)}
            <small>{formatLongDay(locale, (shown.publishedAt ?? shown.updatedAt).toISOString())}</small>
          </dd>
        </div>
      )}
      {host && (
        <div>
          <dt>{t('address')}</dt>
          <dd>
            {isAddressLinked ? (
              <a href={liveAddress} rel="noopener">
                {host}
              </a>
            ) : (
              host
            )}
            {!caseStudy.drawing && <small>{isAddressLinked ? t('reachable') : t('unreachable')}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Measured({ t, locale, shown }: PageProps) {
  const figures = comparedFigures(t, locale, shown)
  if (figures.length === 0) return null
  const { before, after } = shown
  const measured = after ?? before
  return (
    <section className="band case-measured">
      <div className="wrap">
        <h2>{figures.some((one) => one.before && one.after) ? t('measured') : t('measuredOnce')}</h2>
        <p className="lead">{t('measuredLead')}</p>
        <Comparison
          t={t}
          figures={figures}
          beforeLabel={before ? t('beforeOn', { date: formatLongDay(locale, before.measuredAt) }) : t('before')}
          afterLabel={after ? t('afterOn', { date: formatLongDay(locale, after.measuredAt) }) : t('after')}
        />
        {measured && (
          <dl className="case-method">
            <div>
              <dt>{t('method')}</dt>
              <dd>{t('methodText', { address: measured.address })}</dd>
            </div>
            <div>
              <dt>{t('source')}</dt>
              <dd>{t('sourceText')}</dd>
            </div>
            <div>
              <dt>{t('check')}</dt>
              <dd>{t('checkText')}</dd>
            </div>
          </dl>
        )}
      </div>
    </section>
  )
}

function Quote({ t, locale, shown: { quote } }: PageProps) {
  if (!quote) return null
  return (
    <section className="band">
      <figure className="wrap case-quote">
        <blockquote lang={quote.locale}>
          <p>{quote.title}</p>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>
          <strong>{quote.author}</strong>
          <span role="img" aria-label={t('stars', { count: quote.stars })}>
            {'★'.repeat(quote.stars)}
          </span>
          {quote.isDemo && <span className="case-mark">{t('example')}</span>}
          <a href={localizedPath(locale, '/reviews')} className="text-link">
            {t('readReview')}
          </a>
        </figcaption>
      </figure>
    </section>
  )
}

function Closing({ t, locale, next, company: { phone } }: PageProps) {
  return (
    <section className="band grid-paper">
      <div className="wrap case-closing">
        <div>
          <h2>{t('closing')}</h2>
          <p className="lead">{t('closingText')}</p>
          <div className="actions">
            <a href={localizedPath(locale, '/booking')} className="btn btn-primary btn-m btn-text">
              {t('book')}
            </a>
            {phone ? (
              <a href={phoneHref(phone)} className="btn btn-ghost btn-m btn-text">
                {t('call', { phone })}
              </a>
            ) : (
              <a href={localizedPath(locale, '/contact')} className="btn btn-ghost btn-m btn-text">
                {t('write')}
              </a>
            )}
          </div>
        </div>
        {next && (
          <p className="case-next">
            {t('next')}
            <a href={localizedPath(locale, `/portfolio/${next.slug}`)}>{next.client || next.title}</a>
            <a href={localizedPath(locale, '/portfolio')} className="text-link">
              {t('more')}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
