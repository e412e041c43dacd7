import { Hono, type Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { createCaptchaChallenge, isCaptchaSupported } from '#platform/server/captcha.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { forwardCookies, requestInfo } from '#platform/server/request-info.ts'
import type { HttpOnlyCookie } from '../../model/http-only-cookies.ts'
import {
  accessToken,
  completedRegistration,
  credentials,
  emailRequest,
  linkTokenInput,
  newPassword,
  providerSignIn,
  registration,
  signInMethods,
  signInResponse,
  twoFactorCode,
} from '../../model/identity.schema.ts'
import { LOOK_AROUND_USER_ID } from '../../model/look-around.ts'
import { passwordPolicy, passwordPolicySetting } from '../../model/password-policy.schema.ts'
import { getSignInMethods, startProviderSignIn } from '../auth/provider.service.ts'
import {
  findKnownDevice,
  issueKnownDevice,
  KNOWN_DEVICE_COOKIE,
  KNOWN_DEVICE_SECONDS,
} from '../session/known-device.service.ts'
import { LOOK_AROUND_COOKIE } from '../session/look-around.service.ts'
import { renewToken, type SignInResult, signOut } from '../session/token.service.ts'
import { requestLink, resetPassword, signInWithEmailLink } from './recovery.service.ts'
import { register } from './register.service.ts'
import {
  hashRegistrationSecret,
  REGISTRATION_COOKIE,
  REGISTRATION_SECONDS,
  registrationSecret,
} from './registration-cookie.service.ts'
import { signIn, verifyTwoFactor } from './sign-in.service.ts'
import { completeRegistration, verifyEmail } from './verification.service.ts'

const operation = operationsFor('identity')

function rememberDevice(c: HonoContext<AppEnv>, userId: string): void {
  setHttpOnlyCookie(c, KNOWN_DEVICE_COOKIE, issueKnownDevice(c.var.ctx, userId), KNOWN_DEVICE_SECONDS)
}

/** Also if the address is taken, to reveal nothing. Returns the hash of the secret. */
function rememberRegistration(c: HonoContext<AppEnv>): string {
  const secret = registrationSecret(getCookie(c, REGISTRATION_COOKIE))
  setHttpOnlyCookie(c, REGISTRATION_COOKIE, secret, REGISTRATION_SECONDS)
  return hashRegistrationSecret(secret)
}

export function setHttpOnlyCookie(c: HonoContext<AppEnv>, name: HttpOnlyCookie, value: string, maxAge: number): void {
  const secure = c.var.ctx.env.origin.startsWith('https:')
  setCookie(c, name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure })
}

async function sendSignInResult(c: HonoContext<AppEnv>, result: Promise<SignInResult>) {
  const { cookies, ...outcome } = await result
  forwardCookies(c, cookies)
  if (outcome.status === 'signedIn') {
    rememberDevice(c, outcome.user.id)
    setHttpOnlyCookie(c, LOOK_AROUND_COOKIE, '', 0)
  }
  return c.json(outcome)
}

export const signInRoutes = new Hono<AppEnv>()
  .get('/password-policy', operation('Password policy', passwordPolicy, 'The policy'), async (c) =>
    c.json(await getSetting(c.var.ctx, passwordPolicySetting)),
  )
  .get('/sign-in-methods', operation('Sign-in methods', signInMethods, 'Enabled methods'), async (c) =>
    c.json(await getSignInMethods(c.var.ctx)),
  )
  .get(
    '/authorized-origins',
    operation('Origins that may call this API', z.object({ origins: z.array(z.url()) }), 'Origins'),
    (c) => c.json({ origins: [c.var.ctx.env.origin] }),
  )
  .get(
    '/captcha',
    operation(
      'Whether forms require a captcha, and its algorithm',
      z.object({ isOn: z.boolean(), algorithm: z.string() }),
      'Captcha settings',
    ),
    (c) => c.json({ isOn: isCaptchaSupported(c.var.ctx), algorithm: 'PBKDF2/SHA-256' }),
  )
  .get(
    '/captcha/challenge',
    operation('Captcha challenge', z.looseObject({}), 'A proof-of-work challenge'),
    async (c) => c.json(await createCaptchaChallenge(c.var.ctx)),
  )
  .post(
    '/register',
    operation('Register', doneSchema, 'A verification email is queued', 201),
    validate('json', registration),
    async (c) => {
      const isNew = await register(c.var.ctx, c.req.valid('json'), requestInfo(c), rememberRegistration(c))
      if (isNew) c.set('hasRegistered', true)
      return c.json({ status: 'verify' as const }, 201)
    },
  )
  .post(
    '/sign-in',
    operation('Sign in with a password', signInResponse, 'An access token, or the second factor is required'),
    validate('json', credentials),
    (c) => sendSignInResult(c, signIn(c.var.ctx, c.req.valid('json'), requestInfo(c))),
  )
  .post(
    '/sign-in/two-factor',
    operation('Complete sign-in with a second-factor code', signInResponse, 'An access token'),
    validate('json', twoFactorCode),
    (c) => sendSignInResult(c, verifyTwoFactor(c.var.ctx, c.req.valid('json'), requestInfo(c))),
  )
  .post(
    '/sign-in/provider',
    operation('Sign in with an identity provider', z.object({ url: z.url() }), 'URL to send the browser to'),
    validate('json', providerSignIn),
    async (c) => {
      const { cookies, url } = await startProviderSignIn(c.var.ctx, c.req.valid('json'), requestInfo(c))
      forwardCookies(c, cookies)
      return c.json({ url })
    },
  )
  .post(
    '/email-link',
    operation('Request a sign-in link', doneSchema, 'The email is queued'),
    validate('json', emailRequest),
    async (c) => c.json(await done(requestLink(c.var.ctx, 'email-link', c.req.valid('json'), requestInfo(c)), 'sent')),
  )
  .post(
    '/email-link/use',
    operation('Sign in with a link', signInResponse, 'An access token, or the second factor is required'),
    validate('json', linkTokenInput),
    (c) => sendSignInResult(c, signInWithEmailLink(c.var.ctx, c.req.valid('json').token, requestInfo(c))),
  )
  .post(
    '/verification',
    operation('Resend the verification email', doneSchema, 'The email is queued'),
    validate('json', emailRequest),
    async (c) =>
      c.json(await done(requestLink(c.var.ctx, 'verification', c.req.valid('json'), requestInfo(c)), 'sent')),
  )
  .post(
    '/verification/use',
    operation('Verify the email address', doneSchema, 'Verified, verified before, or a password must be chosen'),
    validate('json', linkTokenInput),
    async (c) => {
      const secret = getCookie(c, REGISTRATION_COOKIE)
      const hash = secret && hashRegistrationSecret(secret)
      return c.json(await verifyEmail(c.var.ctx, c.req.valid('json').token, hash))
    },
  )
  .post(
    '/verification/complete',
    operation('Verify the email address with a new name and password', doneSchema, 'Verified, or verified before'),
    validate('json', completedRegistration),
    async (c) => {
      const { status, userId } = await completeRegistration(c.var.ctx, c.req.valid('json'), requestInfo(c))
      if (userId) rememberDevice(c, userId)
      return c.json({ status })
    },
  )
  .post(
    '/password-reset',
    operation('Request a password reset', doneSchema, 'The email is queued'),
    validate('json', emailRequest),
    async (c) => c.json(await done(requestLink(c.var.ctx, 'reset', c.req.valid('json'), requestInfo(c)), 'sent')),
  )
  .post(
    '/password-reset/use',
    operation('Reset the password', doneSchema, 'Effective immediately'),
    validate('json', newPassword),
    async (c) => {
      const { userId } = await resetPassword(c.var.ctx, c.req.valid('json'), requestInfo(c))
      rememberDevice(c, userId)
      return c.json({ status: 'changed' as const })
    },
  )
  .post(
    '/token',
    operation('Renew the access token with the session cookie', accessToken, 'A new access token'),
    async (c) => {
      const renewed = await renewToken(c.var.ctx, requestInfo(c))
      // An OAuth callback cannot set this cookie; the token renewal is the first call after it.
      const { id } = renewed.user
      const hasAccount = id !== LOOK_AROUND_USER_ID
      if (hasAccount && !findKnownDevice(c.var.ctx, c.req.raw.headers, id)) rememberDevice(c, id)
      return c.json(renewed)
    },
  )
  .post('/sign-out', operation('Sign out', doneSchema, 'The session has ended'), async (c) => {
    forwardCookies(c, await signOut(c.var.ctx, requestInfo(c)))
    setHttpOnlyCookie(c, LOOK_AROUND_COOKIE, '', 0)
    // Not "storage" or "cookies": those would delete drafts, theme, language and consent. The page resets `auth-storage`.
    c.header('clear-site-data', '"cache"')
    return c.json({ status: 'signedOut' as const })
  })

export type SignInRoutes = typeof signInRoutes
