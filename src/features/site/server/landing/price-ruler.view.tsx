import type { T } from '#platform/i18n/texts.ts'
import type { LandingContent } from '../../content/content.ts'
import type { PriceMark } from '../../content/landing-details.ts'
import type { nl } from '../../messages/nl.ts'
import { LEADER_HEIGHT, LEADER_WIDTH, leaderLines, type PriceScale, priceScale } from '../../model/price-scale.ts'

type Row = { marks: PriceMark[]; scale: PriceScale }
const rowOf = (marks: PriceMark[]): Row => ({ marks, scale: priceScale(marks.map(({ euro }) => euro ?? 0)) })
const style = (percent: number) => ({ '--at': percent }) as React.CSSProperties

/** One rule, two scales: what is paid once above, monthly prices below. The rule itself is hidden from screen readers. */
export function PriceRuler({ prices, marks, t }: Pick<LandingContent, 'prices' | 'marks'> & { t: T<typeof nl> }) {
  const [once, monthly] = [rowOf(marks.once), rowOf(marks.monthly)]
  return (
    <div className="ruler">
      <p className="scale">{prices.once}</p>
      <Marks {...once} t={t} className="above" />
      <Leaders {...once} isAbove />
      <div className="rule" aria-hidden="true">
        <Ticks {...once} className="u" />
        <Ticks {...monthly} className="o" />
      </div>
      <Leaders {...monthly} />
      <p className="scale">{prices.monthly}</p>
      <Marks {...monthly} t={t} className="below" />
    </div>
  )
}

function Marks({ marks, scale, t, className }: Row & { t: T<typeof nl>; className: string }) {
  return (
    <ul className={`marks ${className}`}>
      {marks.map(({ label, text, euro, price, isFrom }) => (
        <li key={label} style={style(euro === null ? 0 : scale.percentOf(euro))}>
          <b>{price ? (isFrom ? t('from', { price }) : price) : t('onRequest')}</b>
          <span>{label}</span>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

function Ticks({ marks, scale, className }: Row & { className: string }) {
  return (
    <div className={className} style={{ '--step': 100 / (scale.ticks.length + 1) } as React.CSSProperties}>
      {scale.ticks.map((tick) => (
        <span key={tick} style={style(scale.percentOf(tick))}>
          {tick}
        </span>
      ))}
      {marks.map(({ label, euro }) => euro !== null && <i key={label} style={style(scale.percentOf(euro))} />)}
    </div>
  )
}

/** Prices that are given come first, so their columns are the first ones. */
function Leaders({ marks, scale, isAbove = false }: Row & { isAbove?: boolean }) {
  const percents = marks.map(({ euro }) => scale.percentOf(euro ?? scale.max))
  const lines = leaderLines(percents).filter((_, index) => marks[index]?.euro !== null)
  return (
    <svg
      className={isAbove ? 'leaders up' : 'leaders'}
      viewBox={`0 0 ${LEADER_WIDTH} ${LEADER_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  )
}
