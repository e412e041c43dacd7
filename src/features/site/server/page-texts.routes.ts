import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { mapLocales, mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { loadPage } from '../content/load-page.ts'
import { type PageTextSources, pageTextSources } from '../model/page-text-sources.schema.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import { PUBLIC_PAGES, type PublicPage } from '../model/public-pages.ts'
import { shareImagePathOf } from './site.routes.ts'
import { getSiteSettings } from './site-settings.service.ts'

const operation = operationsFor('site')

export const pageTextsRoutes = new Hono<AppEnv>().get(
  '/',
  operation(
    'Standard titles and descriptions of the public pages, without the owner’s changes',
    pageTextSources,
    'With the placeholder values',
  ),
  requireAdmin,
  async (c) => {
    const settings = await getSiteSettings(c.var.ctx)
    const facts = mapLocales((locale) => placeholderValues(locale, settings))
    const pages = await Promise.all(PUBLIC_PAGES.map(sourceOf))
    return c.json({ facts, pages } satisfies PageTextSources)
  },
)

export type PageTextsRoutes = typeof pageTextsRoutes

async function sourceOf({ key, path }: PublicPage) {
  const texts = await mapLocalesAsync(async (locale) => {
    const { title, description } = await loadPage(locale, key)
    return { title, description, image: shareImagePathOf(locale, path) }
  })
  return { key, path, texts }
}
