import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'

/** Sign-in methods without a password. */
export const PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const
export type Provider = (typeof PROVIDERS)[number]
export const PROVIDER_NAMES: { [Id in Provider]: string } = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'X (Twitter)',
}

export const signInSettings = z
  .object({
    password: z.boolean(),
    google: z.boolean(),
    facebook: z.boolean(),
    github: z.boolean(),
    twitter: z.boolean(),
    emailLink: z.boolean(),
    /** Admins must set up two-factor authentication before anything else. */
    adminTwoFactor: z.boolean(),
    /** Same response whether or not an address has an account (prevents enumeration). */
    uniformAnswers: z.boolean(),
  })
  // OAuth providers depend on external credentials: with those alone the owner could be locked out.
  .refine(({ password, emailLink }) => password || emailLink, {
    path: ['password'],
    error: 'identity-settings:password.needed',
  })
  .meta({ id: 'SignInSettings' })
export type SignInSettings = z.infer<typeof signInSettings>

export const signInSetting = defineSetting<SignInSettings>({
  key: 'sign-in',
  schema: signInSettings,
  initial: {
    password: true,
    google: true,
    facebook: true,
    github: true,
    twitter: true,
    emailLink: false,
    adminTwoFactor: false,
    uniformAnswers: false,
  },
})
