import { createHash } from 'node:crypto'
import { type PictureFormat, pictureUrl } from '../model/picture.ts'

/** The same content always has the same id. The number counts the ways in which pictures were made. */
export function pictureIdFromContent(content: Uint8Array): string {
  return createHash('sha256').update('1\n').update(content).digest('hex').slice(0, 24)
}

/** How a version is called in the store. */
export function storageKey(id: string, { width, format }: { width: number; format: PictureFormat }): string {
  return pictureUrl(id, width, format).replace('/media/', '')
}
