import type { Locale } from './locale.ts'

export const ROLES = ['ADMIN', 'USER'] as const
export type Role = (typeof ROLES)[number]

/** More than an ordinary user may do. An admin may all of it. */
export const PERMISSIONS = ['blog:write', 'category:manage'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Somebody who has signed in, as the rest of the house knows them. */
export type User = {
  id: string
  sessionId: string
  email: string
  firstName: string
  lastName: string
  role: Role
  permissions: readonly Permission[]
  language: Locale
  /** An admin who must set up a second factor before doing anything else. */
  lacksTwoFactor: boolean
}

export function hasPermission(
  { role, permissions }: Pick<User, 'role' | 'permissions'>,
  permission: Permission,
): boolean {
  return role === 'ADMIN' || permissions.includes(permission)
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Takes the place of a name after the account was deleted: the same for all entries of one account. */
export function pseudonymOf(userId: string): string {
  return `#${userId.slice(0, 8)}`
}
