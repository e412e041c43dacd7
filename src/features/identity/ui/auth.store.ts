import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { EssentialName } from '#kernel/storage-registry.ts'
import { ROLES, type Role } from '#kernel/user.ts'
import { removeLocal } from '#platform/client/browser-storage.ts'
import { type Fields, fieldsOf } from '#platform/client/stored-fields.ts'
import type { AccessToken, Profile } from '../model/identity.schema.ts'

/** Exactly the fields that local storage holds under `auth-storage`. */
type StoredAuth = {
  isAuthenticated: boolean
  token: string | null
  userId: string | null
  userRole: Role | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
}

type AuthState = StoredAuth & {
  userData: Profile | null
  hasHydrated: boolean
  setSignedIn: (signedIn: Pick<AccessToken, 'token' | 'user'>) => void
  setUser: (user: Profile) => void
  reset: () => void
}

const AUTH_STORAGE = 'auth-storage' satisfies EssentialName<'localStorage'>

const STORED_TEXTS = ['token', 'userId', 'firstName', 'lastName', 'emailAddress'] as const

const SIGNED_OUT: StoredAuth & { userData: null } = {
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
      ...SIGNED_OUT,
      // Storage is read synchronously when the store is created: hydrated from the start in a browser, never on the
      // server.
      hasHydrated: typeof document === 'object',
      setSignedIn: ({ token, user }) => set({ token, ...userFields(user) }),
      setUser: (user) => set(userFields(user)),
      reset: () => set(SIGNED_OUT),
    }),
    {
      name: AUTH_STORAGE,
      storage: createJSONStorage(() => localStorage),
      merge: (stored, initial) => ({ ...initial, ...checkStored(stored) }),
      partialize: ({ userData, hasHydrated, setSignedIn, setUser, reset, ...stored }): StoredAuth => stored,
    },
  ),
)

// Offline copies belong to one user: delete them when the user changes.
useAuth.subscribe((now, before) => {
  if (before.userId && before.userId !== now.userId) removeLocal('own-appointments')
})

/** For code that only reads storage (`has-stored-session.ts`); storage is written right after the store changes. */
useAuth.subscribe(() => queueMicrotask(() => dispatchEvent(new Event('storage'))))

/** Sign-in and sign-out apply to all tabs. */
if (globalThis.document)
  addEventListener('storage', async ({ key }) => {
    if (key !== AUTH_STORAGE && key !== null) return
    const before = useAuth.getState().userId
    await useAuth.persist.rehydrate()
    if (before && before !== useAuth.getState().userId) location.reload()
  })

/** Malformed content is a signed-out browser. */
function checkStored(stored: unknown): Partial<StoredAuth> {
  const fields = fieldsOf(stored)
  return isStoredAuth(fields) ? fields : {}
}

function isStoredAuth(fields: Fields): fields is Partial<StoredAuth> {
  return (
    typeof fields.isAuthenticated === 'boolean' &&
    STORED_TEXTS.every((name) => typeof (fields[name] ?? '') === 'string') &&
    ROLES.some((role) => role === (fields.userRole ?? role))
  )
}

function userFields(user: Profile): Partial<AuthState> {
  const { id, role, firstName, lastName, emailAddress } = user
  return { isAuthenticated: true, userId: id, userRole: role, firstName, lastName, emailAddress, userData: user }
}
