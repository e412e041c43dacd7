import type { Locale } from './locale.ts'

export const ROLES = ['ADMIN', 'USER'] as const
export type Role = (typeof ROLES)[number]

/** Permissions beyond those of an ordinary user. Admins have all of them. */
export const PERMISSIONS = ['blog:write', 'category:manage'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** The demo content that a look-around session may read, by its owner. */
export type ExampleScope = { userIdPrefix: string; emailSuffix: string }

/** The signed-in user, as other slices see it. */
export type User = {
  id: string
  sessionId: string
  email: string
  firstName: string
  lastName: string
  role: Role
  permissions: readonly Permission[]
  language: Locale
  /** An admin who must set up a second factor before anything else. */
  lacksTwoFactor: boolean
  /** Set for a look-around session, which has no account: it reads examples only and writes nothing. */
  examples?: ExampleScope
}

export function hasPermission({ role, permissions }: Pick<User, 'role' | 'permissions'>, permission: Permission) {
  return role === 'ADMIN' || permissions.includes(permission)
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Replaces the name of a deleted account: the same pseudonym for all its entries. */
export function pseudonymOf(userId: string): string {
  return `#${userId.slice(0, 8)}`
}
