import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { loadLandingText } from '../../content/landing-content.ts'
import { Faces } from '../../ui/static/people.tsx'
import { listFaces } from './people.service.ts'

/** The people as static HTML, without a heading; empty without people. React escapes what the owner typed. */
export async function renderPeople(ctx: { db: Db }, locale: Locale): Promise<string> {
  const [{ faces, isDemo }, { people }] = await Promise.all([listFaces(ctx, locale), loadLandingText(locale)])
  if (faces.length === 0) return ''
  return renderToStaticMarkup(
    <>
      <Faces faces={faces} />
      {isDemo && <p className="example-note">{people.example}</p>}
    </>,
  )
}
