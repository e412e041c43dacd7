import { z } from 'zod'

/** Ways to sign in that need no password of ours. */
export const PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const
export type Provider = (typeof PROVIDERS)[number]

export const signInSettings = z
  .object({
    password: z.boolean(),
    google: z.boolean(),
    facebook: z.boolean(),
    github: z.boolean(),
    twitter: z.boolean(),
    emailLink: z.boolean(),
    /** Admins must set up a second factor before they can do anything else. */
    adminTwoFactor: z.boolean(),
    /** Answer alike whether an address has an account or not. */
    uniformAnswers: z.boolean(),
  })
  // The other ways need a key at somebody else's: with those alone the owner could be locked out.
  .refine(({ password, emailLink }) => password || emailLink, {
    path: ['password'],
    error: 'settings-admin:password.needed',
  })
  .meta({ id: 'SignInSettings' })
export type SignInSettings = z.infer<typeof signInSettings>

export const DEFAULT_SIGN_IN: SignInSettings = {
  password: true,
  google: true,
  facebook: true,
  github: true,
  twitter: true,
  emailLink: false,
  adminTwoFactor: false,
  uniformAnswers: false,
}
