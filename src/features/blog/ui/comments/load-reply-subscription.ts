import { apiFetch } from '#platform/client/api-fetch.ts'

/** What the owner of a link chose, by the question mark of its address; nothing when the link is not one of ours. */
export async function loadReplySubscription(search: string): Promise<boolean | undefined> {
  const answer = await apiFetch(`/api/comments/letters${search}`, {}, true)
  return answer.ok ? (await answer.json()).isStopped : undefined
}
