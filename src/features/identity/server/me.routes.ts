import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { requireUser } from '#platform/server/guards.ts'
import { type AppEnv, explains, httpErrors, validate } from '#platform/server/http.ts'
import {
  confirmation,
  ownProfile,
  passwordChange,
  photo,
  profile,
  profileChange,
  providerParam,
  secondStep,
  session,
} from '../model/identity.schema.ts'
import * as accountRepo from './account.repo.ts'
import { allBelongings } from './belongings.ts'
import { callerOf, passCookies } from './caller.ts'
import { KNOWN_DEVICE_COOKIE } from './known-device.ts'
import { changePassword, changeProfile, getOwnProfile, removePhoto, revokeSessions, savePhoto } from './me.service.ts'
import { deleteAccount, exportOwnData } from './own-data.service.ts'
import { linkProvider, unlinkProvider } from './provider.service.ts'
import * as sessionRepo from './session.repo.ts'
import { signOut, toProfile } from './token.service.ts'
import { confirmTwoFactor, startTwoFactor, stopTwoFactor } from './two-factor.service.ts'

const explain = explains('identity')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

export const whoamiRoutes = new Hono<AppEnv>().post(
  '/',
  explain('Who the token belongs to', profile, 'The user'),
  requireUser,
  (c) => c.json(toProfile(c.var.user)),
)

/** What somebody may do with their own account. */
export const meRoutes = new Hono<AppEnv>()
  .get('/', explain('Own account', ownProfile, 'The account'), requireUser, async (c) => {
    return c.json(await getOwnProfile(c.var.ctx, c.var.user))
  })
  .put(
    '/',
    explain('Change name and language', profile, 'The user'),
    requireUser,
    validate('json', profileChange),
    async (c) => {
      return c.json(await changeProfile(c.var.ctx, c.var.user, c.req.valid('json')))
    },
  )
  .put(
    '/password',
    explain('Change the password', done, 'It counts from now'),
    requireUser,
    validate('json', passwordChange),
    async (c) => {
      await changePassword(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c))
      return c.json(DONE)
    },
  )
  .put(
    '/photo',
    explain('Set the photo', z.object({ photo: z.string() }), 'Its address'),
    requireUser,
    validate('json', photo),
    async (c) => {
      return c.json(await savePhoto(c.var.ctx, c.var.user, c.req.valid('json').content))
    },
  )
  .delete('/photo', explain('Remove the photo', done, 'It is gone'), requireUser, async (c) => {
    await removePhoto(c.var.ctx, c.var.user)
    return c.json(DONE)
  })
  .get(
    '/sessions',
    explain('Where one is signed in', z.array(session), 'Sessions, the latest first'),
    requireUser,
    async (c) => {
      const rows = await sessionRepo.listSessions(c.var.ctx.db, c.var.user.id, c.var.ctx.now())
      const sessions = rows.map(({ updatedAt, createdAt, ...row }) => ({
        ...row,
        isCurrent: row.id === c.var.user.sessionId,
        createdAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
      }))
      return c.json(sessions.toReversed())
    },
  )
  .delete('/sessions', explain('End all other sessions', done, 'They are over'), requireUser, async (c) => {
    await revokeSessions(c.var.ctx, c.var.user, callerOf(c))
    return c.json(DONE)
  })
  .delete('/sessions/:id', explain('End a session', done, 'It is over'), requireUser, async (c) => {
    await revokeSessions(c.var.ctx, c.var.user, callerOf(c), c.req.param('id'))
    return c.json(DONE)
  })
  .post(
    '/two-factor',
    explain(
      'Start a second factor',
      z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) }),
      'What the app needs',
    ),
    requireUser,
    validate('json', confirmation),
    async (c) => c.json(await startTwoFactor(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c))),
  )
  .post(
    '/two-factor/confirm',
    explain('Switch the second factor on', done, 'It is on'),
    requireUser,
    validate('json', secondStep),
    async (c) => {
      passCookies(c, await confirmTwoFactor(c.var.ctx, c.var.user, c.req.valid('json').code, callerOf(c)))
      return c.json(DONE)
    },
  )
  .delete(
    '/two-factor',
    explain('Switch the second factor off', done, 'It is off'),
    requireUser,
    validate('json', confirmation),
    async (c) => {
      passCookies(c, await stopTwoFactor(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c)))
      return c.json(DONE)
    },
  )
  .post(
    '/providers/:provider',
    explain('Link an identity provider', z.object({ url: z.url() }), 'Where to send the browser'),
    requireUser,
    validate('param', providerParam),
    validate('json', confirmation),
    async (c) => {
      const { provider } = c.req.valid('param')
      const { cookies, url } = await linkProvider(c.var.ctx, c.var.user, provider, c.req.valid('json'), callerOf(c))
      passCookies(c, cookies)
      return c.json({ url })
    },
  )
  .delete(
    '/providers/:provider',
    explain('Unlink an identity provider', done, 'It no longer signs the user in'),
    requireUser,
    validate('param', providerParam),
    validate('json', confirmation),
    async (c) => {
      await unlinkProvider(c.var.ctx, c.var.user, c.req.valid('param').provider, c.req.valid('json'), callerOf(c))
      return c.json(DONE)
    },
  )
  .get(
    '/data',
    explain('All that is known of oneself', z.looseObject({}), 'A file to keep'),
    requireUser,
    async (c) => {
      c.header('content-disposition', 'attachment; filename="my-data.json"')
      return c.json(await exportOwnData(c.var.ctx, c.var.user, callerOf(c)))
    },
  )
  .delete(
    '/',
    explain('Delete the account', done, 'It is gone'),
    requireUser,
    validate('json', confirmation),
    async (c) => {
      await deleteAccount(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c))
      // The sessions went with the account; its cookie must not stay either.
      passCookies(c, await signOut(c.var.ctx, callerOf(c)))
      const cookies = allBelongings().flatMap((data) => data.cookies?.(callerOf(c)) ?? [])
      for (const name of [KNOWN_DEVICE_COOKIE, ...cookies]) deleteCookie(c, name, { path: '/' })
      return c.json(DONE)
    },
  )

/** Photos stand beside what somebody wrote, for everybody to see. */
export const photoRoutes = new Hono<AppEnv>().get(
  '/:userId',
  describeRoute({
    tags: ['identity'],
    summary: 'The photo of a user',
    responses: { 200: { description: 'An image' } },
  }),
  async (c) => {
    const found = await accountRepo.findPhoto(c.var.ctx.db, c.req.param('userId'))
    if (!found) throw httpErrors.NOT_FOUND()
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(new Uint8Array(found.content), 200, { 'content-type': found.contentType })
  },
)

export type MeRoutes = typeof meRoutes
export type WhoamiRoutes = typeof whoamiRoutes
