import { apiFetch } from '#platform/client/api-fetch.ts'

/** What the owner of a link chose; nothing when the link is not one of ours. */
export async function loadLetterChoice(token: string): Promise<boolean | undefined> {
  const answer = await apiFetch(`/api/comments/letters?token=${encodeURIComponent(token)}`, {}, true)
  return answer.ok ? (await answer.json()).isStopped : undefined
}
