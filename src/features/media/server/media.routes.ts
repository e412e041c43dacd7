import { Hono } from 'hono'
import { type AppEnv, type Guard, httpErrors, operationsFor, readForm } from '#platform/server/http.ts'
import { mediaErrors } from '../model/media.errors.ts'
import { picture } from '../model/picture.schema.ts'
import { readPicture, uploadPicture } from './media.service.ts'

const operation = operationsFor('media')

/** For authors. The format is detected from the content; file name and content type are ignored. */
export const mediaRoutes = (requireAuthor: Guard) =>
  new Hono<AppEnv>().post(
    '/',
    operation('Upload a picture as the body or as the form field `file`', picture, 'The stored picture', 201),
    requireAuthor,
    async (c) => {
      const isForm = c.req.header('content-type')?.startsWith('multipart/form-data')
      const file = isForm ? (await readForm(c)).file : await c.req.blob()
      if (!(file instanceof Blob)) throw mediaErrors.PICTURE_UNREADABLE()
      return c.json(await uploadPicture(c.var.ctx, c.var.user, new Uint8Array(await file.arrayBuffer())), 201)
    },
  )

/** Serves the picture files. Content-addressed URLs, so they are immutable and cached for a year. */
export const mediaFiles = new Hono<AppEnv>().get('/media/*', async (c) => {
  const found = await readPicture(c.var.ctx, c.req.path)
  if (!found) throw httpErrors.NOT_FOUND()
  return c.body(found.content, 200, {
    'content-type': found.type,
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
