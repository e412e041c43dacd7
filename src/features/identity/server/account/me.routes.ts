import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { type AppEnv, DONE, done, doneSchema, httpErrors, operationsFor, validate } from '#platform/server/http.ts'
import { forwardCookies, requestInfo } from '#platform/server/request-info.ts'
import {
  confirmation,
  ownProfile,
  passwordChange,
  photo,
  profile,
  profileChange,
  providerParam,
  session,
  twoFactorCode,
} from '../../model/identity.schema.ts'
import { linkProvider, unlinkProvider } from '../auth/provider.service.ts'
import { requireUser } from '../guards.ts'
import { KNOWN_DEVICE_COOKIE } from '../session/known-device.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { signOut, toProfile } from '../session/token.service.ts'
import * as accountRepo from './account.repo.ts'
import { changePassword, changeProfile, getOwnProfile, removePhoto, revokeSessions, savePhoto } from './me.service.ts'
import { deleteAccount, exportOwnData } from './own-data.service.ts'
import { confirmTwoFactor, disableTwoFactor, startTwoFactor } from './two-factor.service.ts'
import { userDataProviders } from './user-data-providers.service.ts'

const operation = operationsFor('identity')

export const whoamiRoutes = new Hono<AppEnv>().post(
  '/',
  operation('User of the access token', profile, 'The user'),
  requireUser,
  (c) => c.json(toProfile(c.var.user)),
)

export const meRoutes = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', operation('Own account', ownProfile, 'The account'), async (c) =>
    c.json(await getOwnProfile(c.var.ctx, c.var.user)),
  )
  .put('/', operation('Change name and language', profile, 'The user'), validate('json', profileChange), async (c) =>
    c.json(await changeProfile(c.var.ctx, c.var.user, c.req.valid('json'))),
  )
  .put(
    '/password',
    operation('Change the password', doneSchema, 'Effective immediately'),
    validate('json', passwordChange),
    async (c) => c.json(await done(changePassword(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c)))),
  )
  .put(
    '/photo',
    operation('Set the photo', z.object({ photo: z.string() }), 'URL of the photo'),
    validate('json', photo),
    async (c) => c.json(await savePhoto(c.var.ctx, c.var.user, c.req.valid('json').content)),
  )
  .delete('/photo', operation('Remove the photo', doneSchema, 'The photo is removed'), async (c) =>
    c.json(await done(removePhoto(c.var.ctx, c.var.user))),
  )
  .get('/sessions', operation('Active sessions', z.array(session), 'Sessions, newest first'), async (c) => {
    const rows = await sessionRepo.listSessions(c.var.ctx.db, c.var.user.id, c.var.ctx.now())
    const sessions = rows.map(({ updatedAt: lastUsedAt, ...row }) => {
      return { ...row, lastUsedAt, isCurrent: row.id === c.var.user.sessionId }
    })
    return c.json(sessions.toReversed())
  })
  .delete('/sessions', operation('End all other sessions', doneSchema, 'The sessions have ended'), async (c) =>
    c.json(await done(revokeSessions(c.var.ctx, c.var.user, requestInfo(c)))),
  )
  .delete('/sessions/:id', operation('End a session', doneSchema, 'The session has ended'), async (c) =>
    c.json(await done(revokeSessions(c.var.ctx, c.var.user, requestInfo(c), c.req.param('id')))),
  )
  .post(
    '/two-factor',
    operation(
      'Start the setup of a second factor',
      z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) }),
      'TOTP URI and recovery codes',
    ),
    validate('json', confirmation),
    async (c) => c.json(await startTwoFactor(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c))),
  )
  .post(
    '/two-factor/confirm',
    operation('Enable the second factor', doneSchema, 'The second factor is enabled'),
    validate('json', twoFactorCode),
    async (c) => {
      forwardCookies(c, await confirmTwoFactor(c.var.ctx, c.var.user, c.req.valid('json').code, requestInfo(c)))
      return c.json(DONE)
    },
  )
  .delete(
    '/two-factor',
    operation('Disable the second factor', doneSchema, 'The second factor is disabled'),
    validate('json', confirmation),
    async (c) => {
      forwardCookies(c, await disableTwoFactor(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c)))
      return c.json(DONE)
    },
  )
  .post(
    '/providers/:provider',
    operation('Link an identity provider', z.object({ url: z.url() }), 'URL to send the browser to'),
    validate('param', providerParam),
    validate('json', confirmation),
    async (c) => {
      const { provider } = c.req.valid('param')
      const { cookies, url } = await linkProvider(c.var.ctx, c.var.user, provider, c.req.valid('json'), requestInfo(c))
      forwardCookies(c, cookies)
      return c.json({ url })
    },
  )
  .delete(
    '/providers/:provider',
    operation('Unlink an identity provider', doneSchema, 'The provider is unlinked'),
    validate('param', providerParam),
    validate('json', confirmation),
    async (c) =>
      c.json(
        await done(
          unlinkProvider(c.var.ctx, c.var.user, c.req.valid('param').provider, c.req.valid('json'), requestInfo(c)),
        ),
      ),
  )
  .get('/data', operation('Export own data (GDPR)', z.looseObject({}), 'All data of the user'), async (c) => {
    c.header('content-disposition', 'attachment; filename="my-data.json"')
    return c.json(await exportOwnData(c.var.ctx, c.var.user, requestInfo(c)))
  })
  .delete(
    '/',
    operation('Delete the account', doneSchema, 'The account is deleted'),
    validate('json', confirmation),
    async (c) => {
      await deleteAccount(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c))
      // The sessions were deleted with the account; delete the cookies too.
      forwardCookies(c, await signOut(c.var.ctx, requestInfo(c)))
      const cookies = userDataProviders().flatMap((data) => data.cookies?.(requestInfo(c)) ?? [])
      for (const name of [KNOWN_DEVICE_COOKIE, ...cookies]) deleteCookie(c, name, { path: '/' })
      return c.json(DONE)
    },
  )

/** Shown on the user's profile page. Public, so that an `<img>` loads it without a token. */
export const photoRoutes = new Hono<AppEnv>().get(
  '/:userId',
  describeRoute({
    tags: ['identity'],
    summary: 'Photo of a user',
    responses: { 200: { description: 'An image' } },
  }),
  async (c) => {
    const found = await accountRepo.findPhoto(c.var.ctx.db, c.req.param('userId'))
    if (!found) throw httpErrors.NOT_FOUND()
    // Without the current version, the URL will serve another picture after a change.
    const isVersioned = c.req.query('v') === found.version
    c.header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
    return c.body(new Uint8Array(found.content), 200, { 'content-type': found.contentType })
  },
)

export type MeRoutes = typeof meRoutes
export type WhoamiRoutes = typeof whoamiRoutes
