import * as journal from '#features/journal/server/journal.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { MAX_PICTURE_BYTES } from '../model/detect-picture-kind.ts'
import { mediaErrors } from '../model/media.errors.ts'
import { type Picture, type PictureFormat, parsePictureUrl } from '../model/picture.ts'
import * as repo from './media.repo.ts'
import { mediaStore, pictureIdFromContent, storageKey } from './media-store.service.ts'
import { removePictureFiles } from './picture-files.jobs.ts'

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const UNUSED_RETENTION_MS = 7 * DAY_MS

/** Stores the files before the row, so that a picture with missing versions is never visible. */
export async function uploadPicture(ctx: Context, user: User, content: Uint8Array): Promise<Picture> {
  if (content.length > MAX_PICTURE_BYTES) throw mediaErrors.PICTURE_TOO_HEAVY()
  const store = mediaStore(ctx.env)
  const known = await repo.touch(ctx.db, pictureIdFromContent(content), ctx.now())
  // Files that were lost are stored again.
  if (known && (await store.has(storageKey(known.id, known.fallback)))) return known

  // Loaded on demand: most processes never encode a picture.
  const { encodePicture } = await import('./picture-encoder.service.ts')
  const { picture, versions } = await encodePicture(content)
  for (const version of versions)
    await store.put(storageKey(picture.id, version), version.content, CONTENT_TYPES[version.format])
  const bytes = versions.reduce((sum, version) => sum + version.content.length, 0)
  const at = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const isNew = await repo.insert(tx, { picture, bytes, uploadedBy: user.id, at })
    if (isNew) await journal.record(tx, { at, actor: user, action: 'picture.uploaded', subject: picture.id })
  })
  return picture
}

export async function readPicture({ env }: Pick<Context, 'env'>, path: string) {
  const address = parsePictureUrl(path)
  const content = address && (await mediaStore(env).get(storageKey(address.id, address)))
  return content && { content, type: CONTENT_TYPES[address.format] }
}

export async function findPictures(db: Db, ids: readonly string[]): Promise<Map<string, Picture>> {
  return new Map((await repo.find(db, ids)).map((picture) => [picture.id, picture]))
}

export async function requirePictures(db: Db, ids: readonly string[]): Promise<void> {
  const found = await findPictures(db, ids)
  if (ids.some((id) => !found.has(id))) throw mediaErrors.PICTURE_NOT_FOUND()
}

/** Called in the transaction of the content that shows the pictures. Rejects ids that do not exist. */
export async function setPictureUses(tx: Db, usedBy: string, ids: readonly string[], at: Date): Promise<void> {
  await requirePictures(tx, ids)
  await repo.setUses(tx, usedBy, ids, at)
}

export const removePictureUses = repo.removeUsesByPrefix

/** The job that deletes the files exists if and only if the rows are deleted. */
export function removeUnusedPictures({ db, now, enqueue }: Pick<Context, 'db' | 'now' | 'enqueue'>): Promise<void> {
  const at = now()
  return db.transaction(async (tx) => {
    const pictures = await repo.removeUnused(tx, new Date(at.getTime() - UNUSED_RETENTION_MS), 500)
    if (pictures.length === 0) return
    const keys = Object.fromEntries(pictures.map((picture) => [picture.id, storageKeys(picture)]))
    await enqueue(tx, removePictureFiles, { keys })
    const details = { pictures: pictures.length }
    await journal.record(tx, { at, actor: null, action: 'pictures.purged', subject: 'media', details })
  })
}

/** Every version of every picture, streamed for a backup. */
export async function* iteratePictureFiles({ db, env }: Pick<Context, 'db' | 'env'>): AsyncGenerator<StoredFile> {
  const store = mediaStore(env)
  for (const key of (await repo.listAll(db)).flatMap(storageKeys)) {
    const content = await store.get(key)
    if (content) yield { key, content }
  }
}

/**
 * Pictures in the database whose files are not in DATA_DIR, such as after a copy without `media` or the restore of a
 * nightly backup. Those in a bucket are not counted: each would be a request.
 */
export async function countMissingPictures({ db, env }: Pick<Context, 'db' | 'env'>): Promise<number> {
  if (env.S3_BUCKET) return 0
  const store = mediaStore(env)
  let missing = 0
  for (const { id, fallback } of await repo.listAll(db)) if (!(await store.has(storageKey(id, fallback)))) missing += 1
  return missing
}

type StoredFile = { key: string; content: Uint8Array }

/** Rejects a backup file whose name, format or width differs from what the encoder produces. */
export async function checkPictureFile({ key, content }: StoredFile): Promise<void> {
  const address = parsePictureUrl(`/media/${key}`)
  if (!address) throw new Error(`${key} is not a picture file name`)
  const { measurePicture } = await import('./picture-encoder.service.ts')
  const found = await measurePicture(content)
  if (!found || found.format !== address.format || found.width !== address.width)
    throw new Error(`${key} does not match its file name`)
}

/** Stores a file of a backup. Call `checkPictureFile` first. */
export async function restorePictureFile({ env }: Pick<Context, 'env'>, file: StoredFile): Promise<void> {
  const address = expectDefined(parsePictureUrl(`/media/${file.key}`), file.key)
  await mediaStore(env).put(storageKey(address.id, address), file.content, CONTENT_TYPES[address.format])
}

function storageKeys({ id, widths, fallback }: Picture): string[] {
  const formats = ['avif', 'webp'] as const
  const versions = widths.flatMap((width) => formats.map((format) => ({ width, format })))
  return [...versions, fallback].map((version) => storageKey(id, version))
}
