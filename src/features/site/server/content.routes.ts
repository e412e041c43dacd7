import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, httpErrors, jsonResponse, operationsFor, validate } from '#platform/server/http.ts'
import { noteTag } from '#platform/server/tags.ts'
import { contentOf } from '../content/content.ts'
import { isPageKey } from '../content/load-page.ts'
import { standardPackages } from '../content/standard-packages.ts'
import { PACKAGE_KEYS } from '../model/facts.ts'
import { fullPackage } from '../model/packages.schema.ts'
import { servicePage } from '../model/public-pages.ts'
import { listServices } from '../model/services.ts'
import { pageTextTag } from '../model/texts/text-path.ts'
import { proofRoutes } from './proof/proof.routes.ts'
import { findService } from './services/find-service.service.ts'
import { getSiteSettings } from './site-settings.service.ts'
import { listOwnMessages } from './texts/messages.service.ts'

const operation = operationsFor('site')

const content = z
  .looseObject({ page: z.looseObject({ title: z.string(), heading: z.string(), lead: z.string() }) })
  .meta({ id: 'Content' })

const describeContent = describeRoute({
  tags: ['site'],
  summary: 'Content of a page, with prices and company facts filled in',
  responses: { 200: jsonResponse(content, 'Content of the page') },
})

const describePackages = describeRoute({
  tags: ['site'],
  summary: 'Standard packages without the owner’s changes, in every language',
  responses: { 200: jsonResponse(z.record(z.enum(PACKAGE_KEYS), fullPackage), 'Price and texts of each package') },
})

const service = z
  .union([
    content.extend({ paths: z.record(z.enum(LOCALES), z.string()) }),
    z.object({ movedTo: z.string().nullable().describe('Its address now; null: it is no longer shown') }),
  ])
  .meta({ id: 'ServicePage' })

const ownMessages = z
  .record(z.string(), z.record(z.string(), z.union([z.string(), z.looseObject({ other: z.string() })])))
  .meta({ id: 'OwnMessages' })

/** Content stays on the server: the browser gets only the page it opens, and none of the code that builds it. */
export const contentRoutes = new Hono<AppEnv>()
  .route('/proof', proofRoutes)
  .get('/pages/:key', describeContent, validate('query', z.object({ lng: z.enum(LOCALES) })), async (c) => {
    const key = c.req.param('key')
    const settings = await getSiteSettings(c.var.ctx)
    if (!isPageKey(key) && !listServices(settings).some((one) => one.key === key)) throw httpErrors.NOT_FOUND()
    noteTag(pageTextTag(key))
    return c.json(await contentOf(key, c.req.valid('query').lng, settings))
  })
  .get(
    '/services/:slug',
    operation('Content of the page of a service', service, 'Content of the page, or where it moved to'),
    validate('query', z.object({ lng: z.enum(LOCALES) })),
    async (c) => {
      const { lng } = c.req.valid('query')
      const found = await findService(c.var.ctx, c.req.param('slug'), lng)
      if (!found) throw httpErrors.NOT_FOUND()
      if ('movedTo' in found) return c.json(found)
      noteTag(pageTextTag(found.service.key))
      const content = await contentOf(found.service.key, lng, await getSiteSettings(c.var.ctx))
      return c.json({ ...content, paths: servicePage(found.service).paths })
    },
  )
  .get(
    '/messages',
    operation('Labels and notices that the owner changed', ownMessages, 'Those of the named catalogues'),
    validate('query', z.object({ lng: z.enum(LOCALES), of: z.string().max(400) })),
    async (c) => {
      const { lng, of } = c.req.valid('query')
      return c.json(await listOwnMessages(c.var.ctx, lng, of.split(',')))
    },
  )
  .get('/packages', describePackages, async (c) => c.json(await standardPackages(await getSiteSettings(c.var.ctx))))

export type ContentRoutes = typeof contentRoutes
