import { Hono } from 'hono'
import { requirePermission } from '#platform/server/guards.ts'
import { type AppEnv, httpErrors, operationsFor, readForm } from '#platform/server/http.ts'
import { mediaErrors } from '../model/media.errors.ts'
import { picture } from '../model/picture.schema.ts'
import { readPicture, uploadPicture } from './media.service.ts'

const operation = operationsFor('media')

/** For those who write. What a file is, its content says; its name and type are not believed. */
export const mediaRoutes = new Hono<AppEnv>().post(
  '/',
  operation('Upload a picture: as the body, or as the field `file` of a form', picture, 'How to show it', 201),
  requirePermission('blog:write'),
  async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('multipart/form-data')
    const file = isForm ? (await readForm(c)).file : await c.req.blob()
    if (!(file instanceof Blob)) throw mediaErrors.PICTURE_UNREADABLE()
    return c.json(await uploadPicture(c.var.ctx, c.var.user, new Uint8Array(await file.arrayBuffer())), 201)
  },
)

/** The pictures themselves. An address never shows anything else, so that it may be kept for ever. */
export const mediaFiles = new Hono<AppEnv>().get('/media/*', async (c) => {
  const found = await readPicture(c.var.ctx, c.req.path)
  if (!found) throw httpErrors.NOT_FOUND()
  return c.body(found.content, 200, {
    'content-type': found.type,
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

export type MediaRoutes = typeof mediaRoutes
