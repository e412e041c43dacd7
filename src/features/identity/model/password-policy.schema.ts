import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { integerBetween, namedObject } from '#kernel/schema-parts.ts'

/** Rules for new passwords. Public: used by the strength meter in the form and by the check on the server. */
export const passwordPolicy = namedObject('PasswordPolicy', {
  minimum: integerBetween(6, 64, 'identity-settings:minimum.invalid'),
  maximum: integerBetween(64, 256, 'identity-settings:maximum.invalid'),
  lower: z.boolean(),
  upper: z.boolean(),
  digit: z.boolean(),
  special: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof passwordPolicy>

export const passwordPolicySetting = defineSetting<PasswordPolicy>({
  key: 'password-policy',
  schema: passwordPolicy,
  initial: {
    minimum: 6,
    maximum: 128,
    lower: false,
    upper: true,
    digit: true,
    special: true,
  },
})

export type PasswordRule = keyof PasswordPolicy

const TESTS: { [Rule in PasswordRule]: (password: string, policy: PasswordPolicy) => boolean } = {
  minimum: (password, { minimum }) => [...password].length >= minimum,
  maximum: (password, { maximum }) => [...password].length <= maximum,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}]/u.test(password),
}

/** Active rules, in display order. */
export function activeRules(policy: PasswordPolicy): PasswordRule[] {
  return (Object.keys(TESTS) as PasswordRule[]).filter((rule) => policy[rule] !== false)
}

export function brokenRules(policy: PasswordPolicy, password: string): PasswordRule[] {
  return activeRules(policy).filter((rule) => !TESTS[rule](password, policy))
}

/** Translation key for the password field; the checklist below the field shows each rule. */
export function brokenRulesMessage([first, ...others]: PasswordRule[]): string | undefined {
  if (others.length > 0) return 'identity:error.PASSWORD_NOT_ALLOWED'
  return first && `identity:password.${first}`
}
