import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { loadLandingText } from '../../content/landing-content.ts'
import { createFiller } from '../../content/own-texts.ts'
import { Faces } from '../../ui/static/people.tsx'
import { getSiteSettings } from '../site-settings.service.ts'
import { listFaces } from './people.service.ts'

/** The people as static HTML, without a heading; empty without people. React escapes what the owner typed. */
export async function renderPeople(ctx: { db: Db }, locale: Locale): Promise<string> {
  const { faces, isDemo } = await listFaces(ctx, locale)
  if (faces.length === 0) return ''
  const [settings, { people }] = await Promise.all([getSiteSettings(ctx), loadLandingText(locale)])
  const { example } = createFiller(locale, settings)('landing.people', people)
  return renderToStaticMarkup(
    <>
      <Faces faces={faces} />
      {isDemo && <p className="example-note">{example}</p>}
    </>,
  )
}
