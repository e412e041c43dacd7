import { z } from 'zod'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { type Logo, logo } from '../../model/logo.schema.ts'

const failed = z.object({ error: z.object({ message: z.string() }) })

/** Sends the file as the body; the server detects the type by its content. */
export async function uploadLogoFile(file: File): Promise<Logo> {
  const sent = await apiFetch(`/api/look/logo?lng=${document.documentElement.lang}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  })
  const body = await sent.json()
  if (!sent.ok) throw new Error(failed.safeParse(body).data?.error.message ?? '')
  return logo.parse(body)
}
