import { Hono } from 'hono'
import { mediaErrors } from '#features/media/model/media.errors.ts'
import { type AppEnv, type Guard, operationsFor, readForm } from '#platform/server/http.ts'
import { logo } from '../model/logo.schema.ts'
import { uploadLogo } from './logo.service.ts'

const operation = operationsFor('look')

/** The look itself is a setting. */
export const lookRoutes = (requireAdmin: Guard) =>
  new Hono<AppEnv>().post(
    '/logo',
    operation('Upload a logo as the body or as the form field `file`', logo, 'The stored logo', 201),
    requireAdmin,
    async (c) => {
      const isForm = c.req.header('content-type')?.startsWith('multipart/form-data')
      const file = isForm ? (await readForm(c)).file : await c.req.blob()
      if (!(file instanceof Blob)) throw mediaErrors.PICTURE_UNREADABLE()
      return c.json(await uploadLogo(c.var.ctx, c.var.user, new Uint8Array(await file.arrayBuffer())), 201)
    },
  )
