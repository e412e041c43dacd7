import { brokenRules } from '#features/settings/model/password-policy.schema.ts'
import { getPasswordPolicy } from '#features/settings/server/policies.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { isTooWeak } from '../../model/weak-passwords.ts'

type Person = { firstName: string; lastName: string; email: string }

/** Checks the current password policy, then weak passwords. */
export async function assertPasswordAllowed(
  ctx: Pick<Context, 'db'>,
  password: string,
  { firstName, lastName, email }: Person,
  field = 'password',
): Promise<void> {
  const [broken] = brokenRules(await getPasswordPolicy(ctx), password)
  if (broken) throw new AppError('PASSWORD_NOT_ALLOWED', 422, { [field]: `identity:password.${broken}` })
  if (isTooWeak(password, [firstName, lastName, email]))
    throw new AppError('PASSWORD_TOO_WEAK', 422, { [field]: 'identity:password.weak' })
}
