import { z } from 'zod'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { picture } from '../model/picture.schema.ts'
import { type Picture, pictureUrl } from '../model/picture.ts'

const failed = z.object({ error: z.object({ message: z.string() }) })

/** Sends the file as the body; the server detects the type by its content. */
export async function uploadPictureFile(file: File): Promise<Picture> {
  const lng = document.documentElement.lang
  const sent = await apiFetch(`/api/media?lng=${lng}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type },
  })
  const body = await sent.json()
  if (!sent.ok) throw new Error(failed.safeParse(body).data?.error.message ?? '')
  return picture.parse(body)
}

/** The URL of the fallback version: the slices below this one store that, and know no pictures. */
export async function uploadPhoto(file: File): Promise<string> {
  const { id, fallback } = await uploadPictureFile(file)
  return pictureUrl(id, fallback.width, fallback.format)
}
