import { ApiError } from '#platform/client/api-client.ts'

/** The sentence for a refusal of the server. */
export function userErrorKey(failure: unknown): 'lastAdmin' | 'gone' | 'wentWrong' {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'LAST_ADMIN') return 'lastAdmin'
  return code === 'USER_NOT_FOUND' ? 'gone' : 'wentWrong'
}
