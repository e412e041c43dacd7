import { defineErrors } from '#kernel/app-error.ts'
import { hasPermission, type Permission, type User } from '#kernel/user.ts'
import type { Guard } from '#platform/server/http.ts'

export const guardErrors = defineErrors({
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The admin role requires a second factor, and this user has none yet. */
  TWO_FACTOR_NEEDED: 409,
})

/** Requires a session. It is looked up on each call, so that a sign-out or a revoked role is effective immediately. */
export const requireUser = guard(() => {})

export const requireAdmin = guard((user) => {
  if (user.role !== 'ADMIN') throw guardErrors.FORBIDDEN()
  if (user.lacksTwoFactor) throw guardErrors.TWO_FACTOR_NEEDED()
})

export function requirePermission(...permissions: Permission[]): Guard {
  return guard((user) => {
    if (!permissions.some((permission) => hasPermission(user, permission))) throw guardErrors.FORBIDDEN()
    if (user.lacksTwoFactor) throw guardErrors.TWO_FACTOR_NEEDED()
  })
}

function guard(check: (user: User) => void): Guard {
  return async (c, next) => {
    const user = await c.var.authenticate()
    check(user)
    c.set('user', user)
    await next()
  }
}
