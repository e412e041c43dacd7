import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { confirmation } from '#features/identity/model/identity.schema.ts'
import { requireReauthentication } from '#features/identity/server/account/reauthentication.service.ts'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { makeBackupFile } from './backup-download.service.ts'

const GZIP = 'application/gzip'

export const backupRoutes = new Hono<AppEnv>().use(requireAdmin).post(
  '/',
  describeRoute({
    tags: ['backup'],
    summary: 'Download all data of the site and its pictures',
    description: 'The file of `npm run backup`: gzipped JSON lines. Needs the password or a second-factor code.',
    responses: {
      200: { description: 'Backup', content: { [GZIP]: { schema: { type: 'string', format: 'binary' } } } },
    },
  }),
  validate('json', confirmation),
  async (c) => {
    const { ctx, user } = c.var
    await requireReauthentication(ctx, user, c.req.valid('json'), requestInfo(c))
    const { name, bytes, content } = await makeBackupFile(ctx, user)
    return c.body(Readable.toWeb(content) as ReadableStream, 200, {
      'content-type': GZIP,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
    })
  },
)
