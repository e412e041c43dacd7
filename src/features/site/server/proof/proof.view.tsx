import { renderToStaticMarkup } from 'react-dom/server'
import { findDeploymentStart } from '#features/analytics/server/collect/deployment.service.ts'
import { getMedianPaint } from '#features/analytics/server/vitals/median-paint.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { INTL_LOCALE, type Locale, localizedPath } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import { readBuildId } from '#platform/server/build/build-id.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { proofTexts } from '../../messages/proof/index.ts'
import type { nl } from '../../messages/proof/nl.ts'
import type { FirstVisitFigures, ProvedPage } from '../../model/proof.ts'
import { getPageFigures } from './page-figures.service.ts'

type Figure = { label: string; value: string; unit?: string }

/** The figures of the page that shows them, as static HTML. Empty if the page could not be measured. */
export async function renderProof(ctx: Context, page: ProvedPage, locale: Locale): Promise<string> {
  const figures = await getPageFigures(ctx, page, locale)
  if (!figures) return ''
  const [t, { timeZone }, paint, builtAt] = await Promise.all([
    loadPublicT(ctx, locale, proofTexts),
    getCompany(ctx),
    getMedianPaint(ctx, page),
    findDeploymentStart(ctx, readBuildId(ctx.env)),
  ])
  const shown = [
    ...pageFigures(figures, locale, t),
    ...(paint === null ? [] : [paintFigure(paint, locale, t)]),
    ...(builtAt ? [dateFigure(builtAt, locale, timeZone, t)] : []),
  ]
  return renderToStaticMarkup(<Proof figures={shown} locale={locale} t={t} />)
}

function pageFigures(figures: FirstVisitFigures, locale: Locale, t: T<typeof nl>): Figure[] {
  const { weightBytes, requestCount, thirdPartyCount } = figures
  const number = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 0 })
  return [
    { label: t('weight'), value: number.format(weightBytes / 1000), unit: t('kilobytes') },
    { label: t('requests'), value: number.format(requestCount) },
    { label: t('thirdParties'), value: number.format(thirdPartyCount) },
  ]
}

function paintFigure(milliseconds: number, locale: Locale, t: T<typeof nl>): Figure {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const value = new Intl.NumberFormat(INTL_LOCALE[locale], digits).format(milliseconds / 1000)
  return { label: t('paint'), value, unit: t('seconds') }
}

/** A date, not an age: a copy that a browser keeps for offline use stays true. */
function dateFigure(date: Date, locale: Locale, timeZone: string, t: T<typeof nl>): Figure {
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone })
  const year = dateFormat(locale, { year: 'numeric', timeZone })
  return { label: t('built'), value: day.format(date), unit: year.format(date) }
}

function Proof({ figures, locale, t }: { figures: Figure[]; locale: Locale; t: T<typeof nl> }) {
  return (
    <section className="proof grid-paper" id="proof" aria-labelledby="proof-heading">
      <div className="wrap">
        <h2 id="proof-heading">{t('heading')}</h2>
        <dl>
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <a href={`${localizedPath(locale, '/performance')}#check`} className="text-link">
          {t('check')}
        </a>
      </div>
    </section>
  )
}
