import { createHash } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { detectPictureKind, MAX_PICTURE_BYTES } from '#features/media/model/detect-picture-kind.ts'
import { mediaErrors } from '#features/media/model/media.errors.ts'
import type { SettingListener } from '#features/settings/server/setting.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { type Logo, MAX_LOGO_SIDE } from '../model/logo.schema.ts'
import { lookErrors } from '../model/look.errors.ts'
import type { LookValue } from '../model/look.schema.ts'
import { cleanSvg, looksLikeSvg } from '../model/svg/clean-svg.ts'
import * as repo from './logo.repo.ts'
import { rasterize } from './rasterize.service.ts'

const UNUSED_RETENTION_MS = 7 * DAY_MS
/** Enough for every icon. */
const STORED_SIDE = 1024
const SAMPLE_SIDE = 128

type Uploader = Pick<User, 'id' | 'firstName' | 'lastName'>
type CheckedLogo = { type: Logo['type']; content: Uint8Array; width: number; height: number; tone: Logo['tone'] }

/** Checked and cleaned before it is stored. The form refers to it when it is saved. */
export async function uploadLogo(ctx: Context, user: Uploader, file: Uint8Array): Promise<Logo> {
  const { content, ...facts } = await checkLogo(file)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 24)
  const at = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const isNew = await repo.save(tx, { id, type: facts.type, content, createdAt: at })
    if (isNew) await journal.record(tx, { at, actor: user, action: 'logo.uploaded', subject: id })
    await repo.removeUnused(tx, new Date(at.getTime() - UNUSED_RETENTION_MS))
  })
  return { id, ...facts }
}

export function findLogo({ db }: Pick<Context, 'db'>, id: string, type: string) {
  return repo.findContent(db, id, type)
}

/** Refuses a look whose logo is not stored. */
export const requireLogo: SettingListener<LookValue> = async ({ db: tx }, { logo }) => {
  if (logo && !(await repo.exists(tx, logo.id))) throw lookErrors.LOGO_NOT_FOUND()
}

async function checkLogo(file: Uint8Array): Promise<CheckedLogo> {
  if (file.length > MAX_PICTURE_BYTES) throw mediaErrors.PICTURE_TOO_HEAVY()
  return detectPictureKind(file) ? checkBitmap(file) : checkSvg(file)
}

async function checkSvg(file: Uint8Array): Promise<CheckedLogo> {
  if (!looksLikeSvg(file)) throw lookErrors.LOGO_UNREADABLE()
  const { content, width, height } = cleanSvg(file)
  const sample = await rasterize(content, SAMPLE_SIDE).catch(() => {
    throw lookErrors.LOGO_UNREADABLE()
  })
  const { toneOf } = await import('#features/media/server/picture-encoder.service.ts')
  return { type: 'svg', content: Buffer.from(content), width, height, tone: await toneOf(sample) }
}

async function checkBitmap(file: Uint8Array): Promise<CheckedLogo> {
  // Loaded on demand, as for other uploads.
  const { encodePng, readPictureSize, toneOf } = await import('#features/media/server/picture-encoder.service.ts')
  const size = await readPictureSize(file)
  if (Math.max(size.width, size.height) > MAX_LOGO_SIDE) throw lookErrors.LOGO_TOO_LARGE()
  const { content, width, height } = await encodePng(file, STORED_SIDE)
  return { type: 'png', content, width, height, tone: await toneOf(content) }
}
