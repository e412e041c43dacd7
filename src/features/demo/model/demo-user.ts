import type { ExampleScope } from '#kernel/user.ts'

/** Demo users own all demo content. Their addresses are in a reserved domain, to which no mail can be delivered. */
export const DEMO_SCOPE: ExampleScope = { userIdPrefix: 'demo-', emailSuffix: '@demo.studiocyaan.example' }

/** Ids of demo users: the one condition that tells demo content from other content. */
export const DEMO_ID_PATTERN = `${DEMO_SCOPE.userIdPrefix}%`

export function demoUserId(key: string): string {
  return `${DEMO_SCOPE.userIdPrefix}${key}`
}

export function demoUserEmail(key: string): string {
  return `${key}${DEMO_SCOPE.emailSuffix}`
}
