import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, DONE, operationsFor, validate } from '#platform/server/http.ts'
import {
  editableList,
  editableText,
  listSave,
  pageTexts,
  textOverview,
  textPublication,
  textSave,
} from '../../model/texts/text-editing.schema.ts'
import { saveListDraft } from './site-lists.service.ts'
import { discardDrafts, getPageTexts, getTextOverview, publishTexts, saveTextDraft } from './site-texts.service.ts'

const operation = operationsFor('site')
const oneDraft = z.object({ path: z.string(), locale: z.enum(LOCALES) }).partial()

/** The owner's texts: edited as drafts, published together. Undo and history are those of the setting `site-texts`. */
export const siteTextsRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', operation('List the pages and their unpublished texts', textOverview, 'Pages and drafts'), async (c) =>
    c.json(await getTextOverview(c.var.ctx)),
  )
  .post(
    '/publication',
    operation('Publish all drafts of texts', textOverview, 'Pages, without drafts'),
    validate('json', textPublication),
    async (c) => c.json(await publishTexts(c.var.ctx, c.var.user, c.req.valid('json').draftsVersion)),
  )
  .delete(
    '/drafts',
    operation('Discard one draft of a text, or all', z.object({ status: z.literal('done') }), 'Discarded'),
    validate('query', oneDraft),
    async (c) => {
      const { path, locale } = c.req.valid('query')
      await discardDrafts(c.var.ctx, c.var.user, path ? { path, locale } : undefined)
      return c.json(DONE)
    },
  )
  .get('/:page', operation('Read the texts of a page for editing', pageTexts, 'Texts in every language'), async (c) =>
    c.json(await getPageTexts(c.var.ctx, c.req.param('page'))),
  )
  .put(
    '/:page/drafts',
    operation('Save a text as a draft', editableText.shape.texts.valueType, 'Its state'),
    validate('json', textSave),
    async (c) => c.json(await saveTextDraft(c.var.ctx, c.req.param('page'), c.req.valid('json'))),
  )
  .put(
    '/:page/lists',
    operation('Save the parts of a list as a draft', z.array(editableList), 'The lists of the page'),
    validate('json', listSave),
    async (c) => c.json(await saveListDraft(c.var.ctx, c.req.param('page'), c.req.valid('json'))),
  )

export type SiteTextsRoutes = typeof siteTextsRoutes
