import { getCompany } from '#features/settings/server/company.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { noteTag } from '#platform/server/tags.ts'
import { contentOf } from '../../content/content.ts'
import { siteTexts } from '../../messages/index.ts'
import { pageTextTag } from '../../model/texts/text-path.ts'
import { renderProof } from '../proof/proof.view.tsx'
import { getSiteSettings } from '../site-settings.service.ts'
import { renderLandingSections } from './landing-sections.view.tsx'
import { listFaces } from './people.service.ts'

type RenderPart<Part> = (ctx: Context, locale: Locale) => Promise<Part>

/**
 * Parts of the landing page that other slices render; `src/server/composition` connects them. `work` is a whole section
 * (`<section id="work">`) or empty, and follows the hero.
 */
export type LandingParts = {
  work: RenderPart<string>
  reviews: RenderPart<{ html: string; rating: string }>
}

/** What the page needs in the browser: the hero as data, everything below it as HTML. */
export async function getLandingPage(ctx: Context, parts: LandingParts, locale: Locale) {
  noteTag(pageTextTag('home'))
  const [content, company, people, t, work, reviews, proof] = await Promise.all([
    getSiteSettings(ctx).then((settings) => contentOf('home', locale, settings)),
    getCompany(ctx),
    listFaces(ctx, locale),
    loadPublicT(ctx, locale, siteTexts),
    parts.work(ctx, locale),
    parts.reviews(ctx, locale),
    renderProof(ctx, '/', locale),
  ])
  const { sections: _, ...page } = content.page
  return {
    page,
    slogan: content.slogan,
    taglines: content.taglines,
    rating: reviews.rating,
    actions: { book: t('book'), quote: t('quote') },
    html: renderLandingSections({
      content,
      company,
      people,
      locale,
      t,
      parts: { work, reviews: reviews.html, proof },
    }),
  }
}
