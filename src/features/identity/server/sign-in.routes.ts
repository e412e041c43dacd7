import { Hono, type Context as HonoContext } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import { passwordPolicy } from '#features/settings/model/password-policy.ts'
import { getPasswordPolicy } from '#features/settings/server/policies.service.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import {
  accessToken,
  address,
  credentials,
  link,
  newPassword,
  providerSignIn,
  registration,
  secondStep,
  signInAnswer,
  signInMethods,
  verificationLink,
} from '../model/identity.schema.ts'
import { callerOf, passCookies } from './caller.ts'
import { isPossible, makeChallenge } from './captcha.service.ts'
import { findDevice, issueDevice, KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from './known-device.ts'
import { getMethods } from './methods.service.ts'
import {
  askForEmailLink,
  askForReset,
  resendVerification,
  resetPassword,
  useEmailLink,
  verifyEmail,
} from './recovery.service.ts'
import { register } from './register.service.ts'
import { finishSignIn, leaveForProvider, signIn } from './sign-in.service.ts'
import { renewToken, signOut } from './token.service.ts'

const explain = explains('identity')
const done = z.object({ status: z.string() })

function rememberDevice(c: HonoContext<AppEnv>, userId: string): void {
  setCookie(c, KNOWN_DEVICE_COOKIE, issueDevice(c.var.ctx, userId), {
    path: '/',
    maxAge: KNOWN_DEVICE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.var.ctx.env.origin.startsWith('https:'),
  })
}

/** Everything a visitor may call: nobody has to be signed in. */
export const signInRoutes = new Hono<AppEnv>()
  .get('/password-policy', explain('What a new password must have', passwordPolicy, 'The policy'), async (c) => {
    return c.json(await getPasswordPolicy(c.var.ctx))
  })
  .get('/sign-in-methods', explain('The ways to sign in', signInMethods, 'Those switched on'), async (c) => {
    return c.json(await getMethods(c.var.ctx))
  })
  .get(
    '/authorized-origins',
    explain('Where this API may be called from', z.object({ origins: z.array(z.url()) }), 'Origins'),
    (c) => c.json({ origins: [c.var.ctx.env.origin] }),
  )
  .get(
    '/captcha',
    explain(
      'Whether forms ask for proof of work, and of which kind',
      z.object({ isOn: z.boolean(), algorithm: z.string() }),
      'The kind',
    ),
    (c) => c.json({ isOn: isPossible(c.var.ctx), algorithm: 'PBKDF2/SHA-256' }),
  )
  .get('/captcha/challenge', explain('Some work to prove', z.looseObject({}), 'A challenge'), async (c) => {
    return c.json(await makeChallenge(c.var.ctx))
  })
  .post(
    '/register',
    explain('Make an account', done, 'A letter is on its way', 201),
    validate('json', registration),
    async (c) => {
      if (await register(c.var.ctx, c.req.valid('json'), callerOf(c))) c.set('hasRegistered', true)
      return c.json({ status: 'verify' as const }, 201)
    },
  )
  .post(
    '/sign-in',
    explain('Sign in with a password', signInAnswer, 'A token, or the second step'),
    validate('json', credentials),
    async (c) => {
      const { cookies, ...outcome } = await signIn(c.var.ctx, c.req.valid('json'), callerOf(c))
      passCookies(c, cookies)
      if (outcome.status === 'signedIn') rememberDevice(c, outcome.user.id)
      return c.json(outcome)
    },
  )
  .post(
    '/sign-in/second-step',
    explain('Finish with a code', signInAnswer, 'A token'),
    validate('json', secondStep),
    async (c) => {
      const { cookies, ...outcome } = await finishSignIn(c.var.ctx, c.req.valid('json'), callerOf(c))
      passCookies(c, cookies)
      rememberDevice(c, outcome.user.id)
      return c.json(outcome)
    },
  )
  .post(
    '/sign-in/provider',
    explain('Sign in elsewhere', z.object({ url: z.url() }), 'Where to send the browser'),
    validate('json', providerSignIn),
    async (c) => {
      const { cookies, url } = await leaveForProvider(c.var.ctx, c.req.valid('json'), callerOf(c))
      passCookies(c, cookies)
      return c.json({ url })
    },
  )
  .post(
    '/email-link',
    explain('Ask for a link to sign in', done, 'It is on its way'),
    validate('json', address),
    async (c) => {
      await askForEmailLink(c.var.ctx, c.req.valid('json'), callerOf(c))
      return c.json({ status: 'sent' as const })
    },
  )
  .post(
    '/email-link/use',
    explain('Sign in with the link', signInAnswer, 'A token, or the second step'),
    validate('json', link),
    async (c) => {
      const { cookies, ...outcome } = await useEmailLink(c.var.ctx, c.req.valid('json').token, callerOf(c))
      passCookies(c, cookies)
      if (outcome.status === 'signedIn') rememberDevice(c, outcome.user.id)
      return c.json(outcome)
    },
  )
  .post(
    '/verification',
    explain('Ask for the verification letter again', done, 'It is on its way'),
    validate('json', address),
    async (c) => {
      await resendVerification(c.var.ctx, c.req.valid('json'), callerOf(c))
      return c.json({ status: 'sent' as const })
    },
  )
  .post(
    '/verification/use',
    explain('Verify the address', done, 'Done, or a password to choose'),
    validate('json', verificationLink),
    async (c) => {
      return c.json(await verifyEmail(c.var.ctx, c.req.valid('json'), callerOf(c)))
    },
  )
  .post(
    '/password-reset',
    explain('Ask for a link to choose a new password', done, 'It is on its way'),
    validate('json', address),
    async (c) => {
      await askForReset(c.var.ctx, c.req.valid('json'), callerOf(c))
      return c.json({ status: 'sent' as const })
    },
  )
  .post(
    '/password-reset/use',
    explain('Choose a new password', done, 'It counts from now'),
    validate('json', newPassword),
    async (c) => {
      const { userId } = await resetPassword(c.var.ctx, c.req.valid('json'), callerOf(c))
      rememberDevice(c, userId)
      return c.json({ status: 'changed' as const })
    },
  )
  .post('/token', explain('A new access token for the session of the cookie', accessToken, 'The token'), async (c) => {
    const renewed = await renewToken(c.var.ctx, callerOf(c))
    // After an OAuth callback, which cannot set this cookie, the token renewal is the first call.
    if (!findDevice(c.var.ctx, c.req.raw.headers, renewed.user.id)) rememberDevice(c, renewed.user.id)
    return c.json(renewed)
  })
  .post('/sign-out', explain('End the session', done, 'It is over'), async (c) => {
    passCookies(c, await signOut(c.var.ctx, callerOf(c)))
    // Not "storage" or "cookies": those would delete drafts, theme, language and consent. The page resets `auth-storage`.
    c.header('clear-site-data', '"cache"')
    return c.json({ status: 'signedOut' as const })
  })

export type SignInRoutes = typeof signInRoutes
