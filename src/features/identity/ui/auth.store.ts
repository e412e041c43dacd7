import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { EssentialName } from '#kernel/kept.ts'
import type { Role } from '#kernel/user.ts'
import { forgetLocally } from '#platform/client/keep.ts'
import type { AccessToken, Profile } from '../model/identity.schema.ts'

/** What local storage holds under `auth-storage`: exactly these fields. */
type Kept = {
  isAuthenticated: boolean
  token: string | null
  userId: string | null
  userRole: Role | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
}

type AuthState = Kept & {
  userData: Profile | null
  hasHydrated: boolean
  signedIn: (answer: Pick<AccessToken, 'token' | 'user'>) => void
  known: (user: Profile) => void
  reset: () => void
}

export const AUTH_STORAGE = 'auth-storage' satisfies EssentialName<'localStorage'>

const NOBODY: Kept & { userData: null } = {
  isAuthenticated: false,
  token: null,
  userId: null,
  userRole: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  userData: null,
}

export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      ...NOBODY,
      // Storage is read while the store is made: in a browser it is known from the start, on the server never.
      hasHydrated: typeof document === 'object',
      signedIn: ({ token, user }) => set({ token, ...fieldsOf(user) }),
      known: (user) => set(fieldsOf(user)),
      reset: () => set(NOBODY),
    }),
    {
      name: AUTH_STORAGE,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ isAuthenticated, token, userId, userRole, firstName, lastName, emailAddress }): Kept => ({
        isAuthenticated,
        token,
        userId,
        userRole,
        firstName,
        lastName,
        emailAddress,
      }),
    },
  ),
)

// Copies for reading without a connection belong to one user.
useAuth.subscribe((now, before) => {
  if (before.userId && before.userId !== now.userId) forgetLocally('own-appointments')
})

/** For whoever only looks at storage (`seems-signed-in.ts`), which is written right after the store has changed. */
useAuth.subscribe(() => queueMicrotask(() => dispatchEvent(new Event('auth'))))

function fieldsOf(user: Profile): Partial<AuthState> {
  const { id, role, firstName, lastName, emailAddress } = user
  return { isAuthenticated: true, userId: id, userRole: role, firstName, lastName, emailAddress, userData: user }
}
