import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { renderCaseSection, renderPortfolio } from './case-cards.view.tsx'
import { renderCasePage } from './case-page.view.tsx'
import { type CaseSources, findCase } from './case-study.service.ts'

const operation = operationsFor('portfolio')
const language = z.object({ lng: z.enum(LOCALES) })
const listQuery = language.extend({ service: z.string().max(40).optional().describe('Key of a service') })
const html = z.object({ html: z.string().describe('Static HTML; empty without case studies') })

const publicCase = z
  .object({
    html: z.string(),
    title: z.string(),
    description: z.string(),
    slug: z.string(),
    languages: z.array(z.object({ locale: z.enum(LOCALES), slug: z.string(), shownIn: z.array(z.enum(LOCALES)) })),
  })
  .meta({ id: 'PublicCaseStudy' })

/** Public read API of case studies: HTML, so that their pages need no script. */
export const portfolioRoutes = (sources: CaseSources) =>
  new Hono<AppEnv>()
    .get(
      '/',
      operation('The portfolio, or the case studies that prove a service', html, 'Static HTML'),
      validate('query', listQuery),
      async (c) => {
        const { lng, service } = c.req.valid('query')
        const { ctx } = c.var
        return c.json({ html: await (service ? renderCaseSection(ctx, lng, service) : renderPortfolio(ctx, lng)) })
      },
    )
    .get(
      '/cases/:slug',
      operation('Read a case study', publicCase, 'Its page; the slug may be a former one'),
      validate('query', language),
      async (c) => {
        const { lng } = c.req.valid('query')
        const found = await findCase(c.var.ctx, sources, c.req.param('slug').slice(0, 200), lng)
        if (!found) throw blogErrors.BLOG_NOT_FOUND()
        const { slug, title, excerpt: description, languages, next } = found
        return c.json({ html: await renderCasePage(c.var.ctx, lng, found, next), title, description, slug, languages })
      },
    )

export type PortfolioRoutes = ReturnType<typeof portfolioRoutes>
