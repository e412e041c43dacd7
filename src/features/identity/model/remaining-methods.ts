import type { SignInMethods } from './identity.schema.ts'

type SignInOptions = {
  accounts: readonly string[]
  methods: Omit<SignInMethods, 'lookAround'>
  twoFactorEnabled: boolean
}

export function canSignInWithout(removed: string, { accounts, methods, twoFactorEnabled }: SignInOptions): boolean {
  const remaining = accounts.filter((providerId) => providerId !== removed)
  if (methods.emailLink) return true
  if (methods.password && remaining.includes('credential')) return true
  // OAuth callbacks cannot prompt for the second factor, so users who have one cannot sign in with a provider.
  return !twoFactorEnabled && methods.providers.some(({ id, isReady }) => isReady && remaining.includes(id))
}
