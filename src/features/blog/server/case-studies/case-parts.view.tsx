import { pictureSources } from '#features/media/model/picture.ts'
import type { CaseStudy } from '../../model/case-studies/case-study.schema.ts'
import bicycles from '../../ui/static/case-screens/bicycles.svg?raw'
import ceramics from '../../ui/static/case-screens/ceramics.svg?raw'
import practice from '../../ui/static/case-screens/practice.svg?raw'
import type { CaseT, ComparedFigure } from './case-format.ts'
import type { ListedCase } from './case-study.service.ts'

/** In the HTML: files that only the server names are not built for the browser. */
const DRAWINGS = { bicycles, ceramics, practice }

// Parts of the page of a case study and of its cards.

export function ExampleMark({ t, caseStudy }: { t: CaseT; caseStudy: CaseStudy }) {
  return caseStudy.drawing && <span className="case-mark">{t('example')}</span>
}

type ScreensProps = {
  t: CaseT
  shown: Pick<ListedCase, 'caseStudy' | 'pictures'>
  /** In the first view: loaded at once. */
  isFirst?: boolean
  /** Of a card: one computer and one phone. */
  isShort?: boolean
}

/** Pictures of the site, or its drawn screens. */
export function CaseScreens({ t, shown: { caseStudy, pictures }, isFirst = false, isShort = false }: ScreensProps) {
  const { client, drawing } = caseStudy
  if (drawing)
    return (
      <div
        role="img"
        aria-label={t('picture.drawn', { client })}
        className="case-drawing"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project
        dangerouslySetInnerHTML={{ __html: DRAWINGS[drawing] }}
      />
    )
  const chosen = isShort ? firstOfEach(pictures) : pictures
  return (
    <ul className="case-screens">
      {chosen.map(({ picture, screen, theme }, index) => {
        const { avif, webp, src } = pictureSources(picture)
        const sizes = screen === 'phone' ? '(width >= 48rem) 260px, 45vw' : '(width >= 64rem) 760px, 92vw'
        return (
          <li key={picture.id} data-screen={screen} data-theme-of={theme}>
            <picture>
              <source type="image/avif" srcSet={avif} sizes={sizes} />
              <source type="image/webp" srcSet={webp} sizes={sizes} />
              <img
                src={src}
                alt={t(`picture.${screen}`, { client })}
                width={picture.width}
                height={picture.height}
                loading={isFirst && index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </picture>
          </li>
        )
      })}
    </ul>
  )
}

function firstOfEach(pictures: ListedCase['pictures']) {
  const first = (screen: string) => pictures.find((one) => one.screen === screen) ?? []
  return [first('desktop'), first('phone')].flat()
}

type ComparisonProps = { t: CaseT; figures: ComparedFigure[]; beforeLabel: string; afterLabel: string }

/** Lines to scale; the table has the values as text. */
export function Comparison({ t, figures, beforeLabel, afterLabel }: ComparisonProps) {
  const hasBefore = figures.some(({ before }) => before)
  return (
    <table className="case-table">
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          {hasBefore && <th scope="col">{beforeLabel}</th>}
          <th scope="col">{afterLabel}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, before, after, beforeShare, afterShare, source }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {source && <small>{source}</small>}
            </th>
            {hasBefore && <ValueCell value={before} share={beforeShare} className="case-before" />}
            <ValueCell value={after} share={afterShare} className="case-after" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ValueCell({ value, share, className }: { value: string; share: number; className: string }) {
  return (
    <td className={className}>
      {share > 0 && <span aria-hidden="true" className="case-line" style={{ width: `${Math.round(share * 55)}%` }} />}
      {value}
    </td>
  )
}
