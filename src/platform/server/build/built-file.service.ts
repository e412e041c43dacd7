import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Context } from '../context.ts'
import { assertNoTransaction } from '../database/transaction-scope.ts'
import { withAdvisoryLock } from '../db.ts'
import * as repo from './built-file.repo.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

const BATCH_FILES = 60
const FILE_NAME = /^[\w-][\w.-]{0,120}\.(?:js|css|svg|woff2|png|webp|json|wasm)$/

type Build = { build: string; folder: string }

/**
 * Stores the files of a build so that processes of another build can serve them, and deletes all builds but this one
 * and the latest other one. Writes nothing when this build was published last.
 */
export async function publishBuild(ctx: Pick<Context, 'db' | 'now'>, { build, folder }: Build): Promise<void> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort()
  // In batches: the embedded database runs one transaction at a time, so requests run between two batches.
  for (let hasMore = true; hasMore; ) {
    const stored = await repo.listBuildByName(ctx.db)
    const batch = names.filter((name) => !stored.has(name)).slice(0, BATCH_FILES)
    const files = batch.map(async (name) => ({ name, content: await readCompressed(folder, name) }))
    hasMore = await publishBatch(ctx, build, names, await Promise.all(files))
  }
}

type CompressedFile = { name: string; content: Uint8Array }

/** Returns whether files remain. */
function publishBatch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  build: string,
  names: string[],
  files: CompressedFile[],
) {
  const publication = { build, publishedAt: now() }
  return withAdvisoryLock(db, 'built-files', async (tx) => {
    const buildByName = await repo.listBuildByName(tx)
    // Another process may have published or deleted files since they were read.
    const batch = files.filter(({ name }) => !buildByName.has(name))
    if (batch.length > 0) await repo.insert(tx, batch, publication)
    if (names.filter((name) => !buildByName.has(name)).length > batch.length) return true
    const isLatest = (await repo.findLatestBuild(tx)) === build
    if (isLatest && names.every((name) => buildByName.get(name) === build)) return false
    await repo.assignToBuild(tx, names, publication)
    const earlier = await repo.findLatestBuild(tx, build)
    await repo.removeOtherBuilds(tx, earlier ? [build, earlier] : [build])
    return false
  })
}

/** `compressed` for clients that accept brotli. Names that no bundler produces cost no query. */
export async function readBuiltFile(
  { db }: Pick<Context, 'db'>,
  name: string,
  { compressed }: { compressed: boolean },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!FILE_NAME.test(name)) return undefined
  const content = await repo.findFileContent(db, name)
  return content && new Uint8Array(compressed ? content : await decompress(content))
}

async function readCompressed(folder: string, name: string): Promise<Uint8Array> {
  assertNoTransaction('a built file')
  const file = join(folder, name)
  try {
    return await readFile(`${file}.br`)
  } catch {
    // Fonts have no compressed variant on disk.
    return compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  }
}
