import { ApiError } from '#platform/client/api-client.ts'

/** Translation key of an API error. */
export function userErrorKey(failure: unknown): 'lastAdmin' | 'gone' | 'wentWrong' {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'LAST_ADMIN') return 'lastAdmin'
  return code === 'USER_NOT_FOUND' ? 'gone' : 'wentWrong'
}
