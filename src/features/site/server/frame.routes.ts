import { Hono } from 'hono'
import { z } from 'zod'
import { searchConsoleSetting } from '#features/analytics/model/search-console/search-console-settings.schema.ts'
import { measurementSetting } from '#features/consent/model/measurement.schema.ts'
import { getQuestion } from '#features/consent/server/consent.service.ts'
import { barLogoOf } from '#features/look/model/look-files.ts'
import { LOOK_SETTINGS, toLook } from '#features/look/server/look.service.ts'
import { legalLine } from '#features/settings/model/company-facts.ts'
import { getSettings } from '#features/settings/server/setting.service.ts'
import { detectLocale } from '#kernel/languages/languages.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { anchorsOf } from '../model/navigation.ts'
import { type Site, site } from '../model/site.schema.ts'
import { LANDING_SECTIONS_PATH } from '../model/texts/list-rule.ts'
import { siteTextsSetting } from '../model/texts/site-texts.schema.ts'

const operation = operationsFor('settings')

const FRAME_SETTINGS = {
  ...LOOK_SETTINGS,
  measurement: measurementSetting,
  searchConsole: searchConsoleSetting,
  texts: siteTextsSetting,
}

/** `hasPortfolio`: whether a case study is public; the slice of the case studies tells. */
export const frameRoutes = (hasPortfolio: (ctx: Context) => Promise<boolean>) =>
  new Hono<AppEnv>().get(
    '/',
    operation('Data of the page frame', site, 'Name, links and address of the site'),
    validate('query', z.object({ lng: z.enum(LOCALES).optional() })),
    async (c) => {
      const { origin, STYLEGUIDE, NODE_ENV } = c.var.ctx.env
      const languages = c.var.ctx.languages.current()
      const {
        company,
        look: lookValue,
        measurement,
        searchConsole,
        texts,
      } = await getSettings(c.var.ctx, FRAME_SETTINGS)
      const { name, facebookUrl, timeZone } = company
      // A link needs a text.
      const credit = company.credit.name ? company.credit : { name: '', url: '' }
      const hasStyleguide = STYLEGUIDE || NODE_ENV !== 'production'
      const legal = legalLine(company, c.req.valid('query').lng ?? detectLocale(c.req.raw, languages))
      // A second query, on sites with a measurement ID only.
      const question = measurement.measurementId ? await getQuestion(c.var.ctx) : measurement
      const sections = texts[LANDING_SECTIONS_PATH]?.items
      const hiddenAnchors = sections ? anchorsOf('/').filter((anchor) => !sections.includes(anchor)) : []
      const [main = languages.defaultLocale, ...others] = languages.visible
      const inLanguages: Site['languages'] = [main, ...others]
      const look = toLook(lookValue, company)
      const logo = barLogoOf(look.version, look.mark, name)
      const shown = {
        languages: inLanguages,
        hiddenAnchors,
        name,
        legal,
        facebookUrl,
        credit,
        timeZone,
        origin,
        hasStyleguide,
        logo,
        headingFont: look.fontUrl,
        siteVerification: searchConsole.verification || undefined,
      }
      return c.json({ ...shown, ...question, hasPortfolio: await hasPortfolio(c.var.ctx) } satisfies Site)
    },
  )

export type FrameRoutes = ReturnType<typeof frameRoutes>
