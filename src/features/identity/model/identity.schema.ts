import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { emailAddress, namedObject, requiredLine } from '#kernel/schema-parts.ts'
import { PERMISSIONS, ROLES } from '#kernel/user.ts'
import { brokenRules, brokenRulesMessage, type PasswordPolicy } from './password-policy.schema.ts'
import { PROVIDERS } from './sign-in-settings.schema.ts'
import { findWeakness } from './weak-passwords.ts'

/** Error messages are translation keys, used by the form and the API. */
const email = emailAddress({ required: 'identity:email.required', invalid: 'identity:email.invalid' })
const name = (required: string) => requiredLine(100, { required, long: 'identity:name.long' })
const firstName = name('identity:firstName.required')
const lastName = name('identity:lastName.required')
/** The password policy adds rules; this bound limits the cost of hashing. */
const password = z
  .string('identity:password.required')
  .min(1, 'identity:password.required')
  .max(256, 'identity:password.maximum')
const token = z.string().min(1).max(2000)
/** Authenticator apps show the code in groups, so spaces are removed. */
const code = z
  .string('identity:code.required')
  .overwrite((typed) => typed.replace(/\s+/g, ''))
  .min(1, 'identity:code.required')
  .max(40)
/** Captcha solution; calls that require one return `CAPTCHA_NEEDED`. */
const captcha = z.string().max(4000).optional()
/** Path to return to after sign-in. An invalid value is ignored instead of rejected. */
const next = z.string().max(2000).optional().catch(undefined)

export const registration = z.object({ firstName, lastName, email, password, captcha, next })
export type Registration = z.output<typeof registration>
const repeated = z.string('identity:repeated.required').min(1, 'identity:repeated.required')
const isRepeated = (input: { password: string; repeated: string }) => input.password === input.repeated
const repeatedDiffers = { path: ['repeated'], error: 'identity:repeated.differs' }
/** Adds the repeated password of the form. */
export const registrationForm = registration.extend({ repeated }).refine(isRepeated, repeatedDiffers)
export const credentials = z.object({ email, password, captcha })
export const twoFactorCode = z.object({ code, isRecoveryCode: z.boolean().default(false) })
export const providerSignIn = z.object({ provider: z.enum(PROVIDERS), next, forceSelect: z.boolean().default(false) })
export const emailRequest = z.object({ email, captcha, next })
export const linkTokenInput = z.object({ token })
/** For a verification link that was opened in another browser than the one that registered. */
export const completedRegistration = z.object({ token, firstName, lastName, password })
export type CompletedRegistration = z.output<typeof completedRegistration>
export const completedRegistrationForm = completedRegistration.extend({ repeated }).refine(isRepeated, repeatedDiffers)
export const newPassword = z.object({ token, password })
export const newPasswordForm = newPassword.extend({ repeated }).refine(isRepeated, repeatedDiffers)

/** For forms: checks the new password as the server does, together with the other fields. */
export function withPasswordRules<Schema extends z.ZodType<{ password?: string; newPassword?: string }>>(
  schema: Schema,
  policy: PasswordPolicy,
  personalTexts: readonly string[],
): Schema {
  return schema.superRefine(({ password, newPassword }, { addIssue }) => {
    const entered = newPassword ?? password ?? ''
    const weak = findWeakness(entered, personalTexts) && 'identity:password.weak'
    const message = entered && (brokenRulesMessage(brokenRules(policy, entered)) ?? weak)
    if (message) addIssue({ code: 'custom', path: [newPassword === undefined ? 'password' : 'newPassword'], message })
  })
}

export const profileChange = z.object({ firstName, lastName, language: z.enum(LOCALES) })
export type ProfileChange = z.output<typeof profileChange>
export const passwordChange = z.object({ currentPassword: password, newPassword: password })
export type PasswordChange = z.output<typeof passwordChange>
export const confirmation = z.object({ password: z.string().max(256).optional(), code: code.optional() })
export const providerParam = z.object({ provider: z.enum(PROVIDERS) })
export const photo = z.object({ content: z.base64().max(400_000, 'identity:photo.tooLarge') })

const yesNo = z.enum(['yes', 'no']).optional()
export const userFilter = z.object({
  role: z.enum(ROLES).optional(),
  verified: yesNo.describe('Whether the email address is confirmed'),
  client: yesNo,
  muted: yesNo,
})
export type UserFilter = z.output<typeof userFilter>
export const userQuery = userFilter.extend({
  q: z.string().trim().max(200).optional(),
  after: z.string().max(400).optional(),
})
export type UserQuery = z.output<typeof userQuery>
/** A count stops here, so that its cost is bounded. */
export const MAX_COUNTED_USERS = 100_000
export const userCount = namedObject('UserCount', {
  total: z.int().max(MAX_COUNTED_USERS),
  isPartial: z.boolean().describe('There are more than were counted'),
})
export const userChange = z
  .object({
    role: z.enum(ROLES),
    permissions: z.array(z.enum(PERMISSIONS)),
    isClient: z.boolean(),
    isDisabled: z.boolean(),
  })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined))

export const profile = namedObject('Profile', {
  id: z.string(),
  emailAddress: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
})
export type Profile = z.infer<typeof profile>

export const accessToken = namedObject('AccessToken', { token: z.string(), expiresAt: z.iso.datetime(), user: profile })
export type AccessToken = z.infer<typeof accessToken>

export const signInResponse = z
  .discriminatedUnion('status', [
    accessToken.extend({ status: z.literal('signedIn') }),
    z.object({ status: z.literal('twoFactorRequired') }),
  ])
  .meta({ id: 'SignInResponse' })

export const signInMethods = namedObject('SignInMethods', {
  password: z.boolean(),
  emailLink: z.boolean(),
  /** `isReady` is false for Google in the demo, which lists it without client id and secret. */
  providers: z.array(z.object({ id: z.enum(PROVIDERS), isReady: z.boolean() })),
  lookAround: z.boolean().describe('The demo can be looked at without an account'),
})
export type SignInMethods = z.infer<typeof signInMethods>

export const ownProfile = namedObject('OwnProfile', {
  ...profile.shape,
  language: z.enum(LOCALES),
  photo: z.string().nullable(),
  hasPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  mustHaveTwoFactor: z.boolean(),
  accounts: z.array(z.string()),
})

export const session = namedObject('Session', {
  id: z.string(),
  isCurrent: z.boolean(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})

export const listedUser = namedObject('ListedUser', {
  ...profile.shape,
  isClient: z.boolean(),
  isDisabled: z.boolean(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  isMuted: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
  sessions: z.int(),
})
