import { apiFetch } from '#platform/client/api-fetch.ts'

/** Subscription state for the signed token in the query string; undefined if the token is invalid. */
export async function loadReplySubscription(search: string): Promise<boolean | undefined> {
  const answer = await apiFetch(`/api/comments/letters${search}`, {}, true)
  return answer.ok ? (await answer.json()).isStopped : undefined
}
