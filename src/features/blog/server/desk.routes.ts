import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { requirePermission } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { deskPage, deskPost, deskQuery, newDraft, revisionDiff, revisionLine, savedDraft } from '../model/desk.ts'
import { NEW_DRAFT } from '../model/draft-key.ts'
import { publicPost } from '../model/post.ts'
import { draftSave, postContent, postInput, postSave } from '../model/post-input.ts'
import { numberIn } from './blog.routes.ts'
import {
  createPost,
  deletePost,
  getDeskPost,
  listDesk,
  restorePost,
  restoreRevision,
  savePost,
} from './desk.service.ts'
import { type DraftOf, getDraft, listNewDrafts, saveDraft, throwDraftAway } from './draft.service.ts'
import { preview, previewPost } from './preview.service.ts'
import { compareRevisions, getRevision, listRevisions } from './revision.service.ts'

const explain = explains('blog')
const language = z.object({ lng: z.enum(LOCALES) })
const twoRevisions = z.object({ from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(1) })
const start = z.object({ startedFrom: z.int() })
const typedIn = z.object({
  draft: z.string().regex(NEW_DRAFT).optional().describe('The draft that it makes superfluous'),
})
const done = z.object({ status: z.string() })
const writers = requirePermission('blog:write')

/** For those who write: every post, public or not, and what they are typing. */
export const deskRoutes = new Hono<AppEnv>()
  .get(
    '/posts',
    explain('Posts in any state, changed last first', deskPage, 'One page of them'),
    writers,
    validate('query', deskQuery),
    async (c) => c.json(await listDesk(c.var.ctx, c.var.user, c.req.valid('query'))),
  )
  .post(
    '/posts',
    explain('Write a post', deskPost, 'The post', 201),
    writers,
    validate('query', typedIn),
    validate('json', postInput),
    async (c) => c.json(await createPost(c.var.ctx, c.var.user, c.req.valid('json'), c.req.valid('query').draft), 201),
  )
  .get('/posts/:id', explain('A post for the form', deskPost, 'The post'), writers, async (c) => {
    return c.json(await getDeskPost(c.var.ctx, numberIn(c.req.param('id'))))
  })
  .put(
    '/posts/:id',
    explain('Save a post, if nobody did since the form was opened', deskPost, 'The post'),
    writers,
    validate('json', postSave),
    async (c) => c.json(await savePost(c.var.ctx, c.var.user, numberIn(c.req.param('id')), c.req.valid('json'))),
  )
  .delete('/posts/:id', explain('Put a post away for 30 days', deskPost, 'The post'), writers, async (c) => {
    return c.json(await deletePost(c.var.ctx, c.var.user, numberIn(c.req.param('id'))))
  })
  .post('/posts/:id/restore', explain('Take a post back', deskPost, 'The post'), writers, async (c) => {
    return c.json(await restorePost(c.var.ctx, c.var.user, numberIn(c.req.param('id'))))
  })
  .get(
    '/posts/:id/preview',
    explain('A post as readers would see it', publicPost, 'The post'),
    writers,
    validate('query', language),
    async (c) => c.json(await previewPost(c.var.ctx, numberIn(c.req.param('id')), c.req.valid('query').lng)),
  )
  .post(
    '/preview',
    explain('What is being written, as readers would see it', publicPost, 'The post'),
    writers,
    validate('query', language),
    validate('json', postInput),
    async (c) => c.json(await preview(c.var.ctx, c.req.valid('json'), c.req.valid('query').lng)),
  )
  .get(
    '/posts/:id/revisions',
    explain('Every version that was saved', z.array(revisionLine), 'Revisions, newest first'),
    writers,
    async (c) => c.json(await listRevisions(c.var.ctx, numberIn(c.req.param('id')))),
  )
  .get('/posts/:id/revisions/:number', explain('One version', postContent, 'What it said'), writers, async (c) =>
    c.json(await getRevision(c.var.ctx, numberIn(c.req.param('id')), numberIn(c.req.param('number')))),
  )
  .get(
    '/posts/:id/diff',
    explain('What changed between two versions', revisionDiff, 'Words that came and went'),
    writers,
    validate('query', twoRevisions),
    async (c) => {
      const { from, to } = c.req.valid('query')
      return c.json(await compareRevisions(c.var.ctx, numberIn(c.req.param('id')), from, to))
    },
  )
  .post(
    '/posts/:id/revisions/:number/restore',
    explain('Bring an earlier version back, as a new one', deskPost, 'The post'),
    writers,
    validate('json', start),
    async (c) => {
      const [id, number] = [numberIn(c.req.param('id')), numberIn(c.req.param('number'))]
      return c.json(await restoreRevision(c.var.ctx, c.var.user, id, number, c.req.valid('json').startedFrom))
    },
  )
  .get(
    '/drafts',
    explain('Posts one has begun and never saved', z.array(newDraft), 'Newest first'),
    writers,
    async (c) => {
      return c.json(await listNewDrafts(c.var.ctx, c.var.user))
    },
  )
  .get('/drafts/:key', explain('What one was typing', savedDraft, 'The draft'), writers, async (c) => {
    return c.json(await getDraft(c.var.ctx, c.var.user, draftKey(c.req.param('key'))))
  })
  .put(
    '/drafts/:key',
    explain('Keep what is being typed; readers see nothing of it', z.object({ savedAt: z.string() }), 'It is kept'),
    writers,
    validate('json', draftSave),
    async (c) => c.json(await saveDraft(c.var.ctx, c.var.user, draftKey(c.req.param('key')), c.req.valid('json'))),
  )
  .delete('/drafts/:key', explain('Throw away what one was typing', done, 'It is gone'), writers, async (c) => {
    await throwDraftAway(c.var.ctx, c.var.user, draftKey(c.req.param('key')))
    return c.json({ status: 'deleted' as const })
  })

/** `new`, `new-12345` for one of several, or the number of the post that is being changed. */
function draftKey(key: string): DraftOf {
  return { key, postId: NEW_DRAFT.test(key) ? null : numberIn(key) }
}

export type DeskRoutes = typeof deskRoutes
