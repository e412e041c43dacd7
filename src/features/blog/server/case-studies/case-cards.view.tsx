import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatPrice } from '#features/settings/model/number-format.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { caseStudyTexts } from '../../messages/case-studies/index.ts'
import { type CaseT, comparedFigures, durationText, priceText } from './case-format.ts'
import { CaseScreens, ExampleMark } from './case-parts.view.tsx'
import { type ListedCase, listCases, listSectionCases } from './case-study.service.ts'

/** Every public case study, for `/portfolio`. */
export async function renderPortfolio(ctx: Context, locale: Locale): Promise<string> {
  const t = await loadPublicT(ctx, locale, caseStudyTexts)
  const cases = await listCases(ctx, { locale })
  return renderToStaticMarkup(
    <div className="print case-print">
      <div className="wrap">
        {cases.length === 0 ? (
          <p className="case-empty">
            {t('empty')}
            <a href={localizedPath(locale, '/contact')} className="btn btn-primary btn-m btn-text">
              {t('ask')}
            </a>
          </p>
        ) : (
          <Cards t={t} locale={locale} cases={cases} heading="h2" />
        )}
      </div>
    </div>,
  )
}

/** The newest for the landing page, or those that prove a service for its page; empty without any. */
export async function renderCaseSection(ctx: Context, locale: Locale, service?: string): Promise<string> {
  const cases = await listSectionCases(ctx, locale, service)
  if (cases.length === 0) return ''
  const t = await loadPublicT(ctx, locale, caseStudyTexts)
  return renderToStaticMarkup(
    <section id={service ? undefined : 'work'} className="print case-print" aria-labelledby="work-heading">
      <div className="wrap">
        <div className="case-intro">
          <h2 id="work-heading">{service ? t('proves') : t('landing')}</h2>
          <p className={service ? 'case-more' : undefined}>
            {!service && `${t('landingLead')} `}
            <a href={localizedPath(locale, '/portfolio')}>{t('more')}</a>
          </p>
        </div>
        <Cards t={t} locale={locale} cases={cases} heading="h3" />
      </div>
    </section>,
  )
}

type CardsProps = { t: CaseT; locale: Locale; cases: ListedCase[]; heading: 'h2' | 'h3' }

function Cards({ t, locale, cases, heading }: CardsProps) {
  return (
    <>
      {cases.some(({ caseStudy }) => caseStudy.drawing) && <p className="case-examples">{t('exampleCases')}</p>}
      <ul className="case-cards">
        {cases.map((shown) => (
          <Card key={shown.id} t={t} locale={locale} shown={shown} heading={heading} />
        ))}
      </ul>
    </>
  )
}

function Card({ t, locale, shown, heading: Heading }: Omit<CardsProps, 'cases'> & { shown: ListedCase }) {
  const { caseStudy, slug, excerpt, sector } = shown
  const price = priceText(t, locale, caseStudy)
  const monthly = formatPrice(locale, caseStudy.priceMonthly)
  const [figure] = comparedFigures(t, locale, shown).filter(({ before, after }) => before && after)
  const lang = shown.locale === locale ? undefined : shown.locale
  const facts = [
    price && `${price} ${t('once')}`,
    monthly && (price ? t('plusMonthly', { price: monthly }) : `${monthly} ${t('monthly')}`),
    caseStudy.durationDays !== null && durationText(t, caseStudy.durationDays),
  ].filter(Boolean)
  return (
    <li>
      <CaseScreens t={t} shown={shown} isShort />
      <div>
        <p className="case-crumb" lang={lang}>
          {sector} <ExampleMark t={t} caseStudy={caseStudy} />
        </p>
        <Heading>
          <a href={localizedPath(locale, `/portfolio/${slug}`)}>{caseStudy.client}</a>
        </Heading>
        <p lang={lang}>{excerpt}</p>
        {figure && <p className="case-small">{figure.label}</p>}
        {figure && (
          <ul className="case-compare">
            <li>
              {t('before')}
              <span aria-hidden="true" className="case-line" style={{ width: `${figure.beforeShare * 45}%` }} />
              <b>{figure.before}</b>
            </li>
            <li className="case-after">
              {t('after')}
              <span aria-hidden="true" className="case-line" style={{ width: `${figure.afterShare * 45}%` }} />
              <b>{figure.after}</b>
            </li>
          </ul>
        )}
        <p className="case-small">
          {facts.map((fact) => (
            <Fragment key={String(fact)}>
              <span>{fact}</span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  )
}
