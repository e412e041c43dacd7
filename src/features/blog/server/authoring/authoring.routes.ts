import { Hono } from 'hono'
import { z } from 'zod'
import { requirePermission } from '#features/identity/server/guards.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type AuthenticatedEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import {
  authoringPage,
  authoringQuery,
  editablePost,
  NEW_DRAFT_KEY,
  newDraft,
  revisionDiff,
  revisionListItem,
  savedDraft,
} from '../../model/authoring.schema.ts'
import { postPreview } from '../../model/post.schema.ts'
import { draftSave, postContent, postInput, postSave } from '../../model/post-input.schema.ts'
import { caseAuthoringRoutes } from '../case-studies/case-authoring.routes.ts'
import type { CaseSources } from '../case-studies/case-study.service.ts'
import { parseId } from '../posts/blog.routes.ts'
import {
  createPost,
  deletePost,
  getEditablePost,
  listAllPosts,
  restorePost,
  restoreRevision,
  savePost,
} from './authoring.service.ts'
import { type DraftRef, discardDraft, getDraft, listNewDrafts, saveDraft } from './draft.service.ts'
import { previewContent, previewPost } from './preview.service.ts'
import { compareRevisions, getRevision, listRevisions } from './revision.service.ts'

const operation = operationsFor('blog')
const language = z.object({ lng: z.enum(LOCALES) })
const diffQuery = z.object({ from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(1) })
const restoreInput = z.object({ startedFrom: z.int() })
const draftParam = z.object({
  draft: z.string().regex(NEW_DRAFT_KEY).optional().describe('Draft to delete once the post is saved'),
})
const requireWriter = requirePermission('blog:write')

/** Authoring API: posts in every state, revisions and drafts. Requires `blog:write`. */
export const authoringRoutes = (sources: CaseSources) =>
  new Hono<AuthenticatedEnv>()
    .route('/cases', caseAuthoringRoutes(sources))
    .use('/posts/*', requireWriter)
    .use('/preview', requireWriter)
    .use('/drafts/*', requireWriter)
    .get(
      '/posts',
      operation('List posts in any state, most recently changed first', authoringPage, 'One page'),
      validate('query', authoringQuery),
      async (c) => c.json(await listAllPosts(c.var.ctx, c.var.user, c.req.valid('query'))),
    )
    .post(
      '/posts',
      operation('Create a post', editablePost, 'The post', 201),
      validate('query', draftParam),
      validate('json', postInput),
      async (c) =>
        c.json(await createPost(c.var.ctx, c.var.user, c.req.valid('json'), c.req.valid('query').draft), 201),
    )
    .get('/posts/:id', operation('Read a post for editing', editablePost, 'The post'), async (c) =>
      c.json(await getEditablePost(c.var.ctx, parseId(c.req.param('id')))),
    )
    .put(
      '/posts/:id',
      operation('Save a post; fails if its revision changed since the form was loaded', editablePost, 'The post'),
      validate('json', postSave),
      async (c) => c.json(await savePost(c.var.ctx, c.var.user, parseId(c.req.param('id')), c.req.valid('json'))),
    )
    .delete(
      '/posts/:id',
      operation('Delete a post; it can be restored for 30 days', editablePost, 'The post'),
      async (c) => c.json(await deletePost(c.var.ctx, c.var.user, parseId(c.req.param('id')))),
    )
    .post('/posts/:id/restore', operation('Restore a deleted post', editablePost, 'The post'), async (c) =>
      c.json(await restorePost(c.var.ctx, c.var.user, parseId(c.req.param('id')))),
    )
    .get(
      '/posts/:id/preview',
      operation('Preview a saved post', postPreview, 'The post'),
      validate('query', language),
      async (c) => c.json(await previewPost(c.var.ctx, sources, parseId(c.req.param('id')), c.req.valid('query').lng)),
    )
    .post(
      '/preview',
      operation('Preview unsaved input', postPreview, 'The post'),
      validate('query', language),
      validate('json', postInput),
      async (c) => c.json(await previewContent(c.var.ctx, sources, c.req.valid('json'), c.req.valid('query').lng)),
    )
    .get('/posts/:id/revisions', operation('List revisions', z.array(revisionListItem), 'Newest first'), async (c) =>
      c.json(await listRevisions(c.var.ctx, parseId(c.req.param('id')))),
    )
    .get('/posts/:id/revisions/:number', operation('Read a revision', postContent, 'Its content'), async (c) =>
      c.json(await getRevision(c.var.ctx, parseId(c.req.param('id')), parseId(c.req.param('number')))),
    )
    .get(
      '/posts/:id/diff',
      operation('Compare two revisions', revisionDiff, 'Word diff per language'),
      validate('query', diffQuery),
      async (c) => {
        const { from, to } = c.req.valid('query')
        return c.json(await compareRevisions(c.var.ctx, parseId(c.req.param('id')), from, to))
      },
    )
    .post(
      '/posts/:id/revisions/:number/restore',
      operation('Restore a revision as a new one', editablePost, 'The post'),
      validate('json', restoreInput),
      async (c) => {
        const [id, number] = [parseId(c.req.param('id')), parseId(c.req.param('number'))]
        return c.json(await restoreRevision(c.var.ctx, c.var.user, id, number, c.req.valid('json').startedFrom))
      },
    )
    .get('/drafts', operation('List own unsaved new posts', z.array(newDraft), 'Newest first'), async (c) =>
      c.json(await listNewDrafts(c.var.ctx, c.var.user)),
    )
    .get('/drafts/:key', operation('Read an own draft', savedDraft.nullable(), 'The draft, or null'), async (c) =>
      c.json(await getDraft(c.var.ctx, c.var.user, parseDraftKey(c.req.param('key')))),
    )
    .put(
      '/drafts/:key',
      operation('Autosave a draft', z.object({ savedAt: z.string() }), 'Saved'),
      validate('json', draftSave),
      async (c) =>
        c.json(await saveDraft(c.var.ctx, c.var.user, parseDraftKey(c.req.param('key')), c.req.valid('json'))),
    )
    .delete('/drafts/:key', operation('Delete an own draft', doneSchema, 'Deleted'), async (c) =>
      c.json(await done(discardDraft(c.var.ctx, c.var.user, parseDraftKey(c.req.param('key'))), 'deleted')),
    )

/** `new`, `new-12345` for one of several tabs, or the id of the post being edited. */
function parseDraftKey(key: string): DraftRef {
  return { key, postId: NEW_DRAFT_KEY.test(key) ? null : parseId(key) }
}

export type AuthoringRoutes = ReturnType<typeof authoringRoutes>
