import { LOOK_AROUND_USER_ID } from '../model/look-around.ts'
import { useAuth } from './auth.store.ts'

/** In a look-around session the API refuses writes, and figures of real visitors. */
export function useIsLookAround(): boolean {
  return useAuth(({ userId }) => userId === LOOK_AROUND_USER_ID)
}
