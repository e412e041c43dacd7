import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Env } from '#platform/server/env.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where the bytes lie. A key is `<id>/<width>.<format>`, made by us and never by who asks. */
export type MediaStore = {
  put(key: string, content: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Bytes | undefined>
  remove(keys: string[]): Promise<void>
}

/** An S3-compatible store when one is set, otherwise a folder beside the database. */
export function mediaStore(env: Env): MediaStore {
  return env.S3_ENDPOINT ? s3Store(env) : folderStore(join(env.DATA_DIR, 'media'))
}

function folderStore(root: string): MediaStore {
  return {
    /** Whole or not at all: it gets its name when the last byte is on the disk. */
    async put(key, content) {
      const file = join(root, key)
      const partial = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(partial, content, { flush: true })
      await rename(partial, file)
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(join(root, key)))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw cause
      }
    },
    async remove(keys) {
      for (const id of new Set(keys.map(dirname))) await rm(join(root, id), { recursive: true, force: true })
    },
  }
}

function s3Store({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Env): MediaStore {
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    region: S3_REGION,
    service: 's3',
    retries: 3,
  })
  const request = async (key: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}/media/${key}`, init)
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`the picture store answered ${answer.status} to ${init.method ?? 'GET'} ${key}`)
  }
  return {
    async put(key, content, type) {
      const answer = await request(key, {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      })
      if (!answer.ok) throw new Error(`the picture store has no bucket ${S3_BUCKET}`)
    },
    async get(key) {
      const answer = await request(key)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
    },
    async remove(keys) {
      for (const key of keys) await request(key, { method: 'DELETE' })
    },
  }
}
