import { AwsClient } from 'aws4fetch'
import { assertNoTransaction } from './database/transaction-scope.ts'
import type { Env } from './env.ts'

type StoredObject = { key: string; bytes: number }

/** A bucket of an S3-compatible store. */
export type ObjectStore = {
  /** `sha256` (hexadecimal) is verified by the store, which rejects a body that was changed on the way. */
  put(key: string, body: Uint8Array | Blob, options?: PutOptions): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<Response | undefined>
  list(prefix: string): Promise<StoredObject[]>
  remove(key: string): Promise<void>
}
type PutOptions = { headers?: Record<string, string>; sha256?: string }

export type ObjectStoreEnv = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

export function openObjectStore(env: ObjectStoreEnv, bucket: string): ObjectStore {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    region: S3_REGION,
    service: 's3',
    retries: 3,
  })
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    assertNoTransaction('the S3 store')
    const response = await client.fetch(`${S3_ENDPOINT}/${bucket}${path}`, init).catch((cause: Error) => {
      const reason = (cause.cause as NodeJS.ErrnoException | undefined)?.code ?? cause.message
      throw new Error(`the S3 store at ${S3_ENDPOINT} does not respond (${reason})`, { cause })
    })
    if (response.ok) return response
    const text = await response.text()
    if (text.includes('NoSuchBucket')) throw new Error(`there is no bucket ${bucket} in the S3 store at ${S3_ENDPOINT}`)
    if (response.status === 404) return response
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
    const method = init.method ?? 'GET'
    throw new Error(
      `the S3 store at ${S3_ENDPOINT} responded to ${method} ${bucket}${path} with ${response.status}${code ? ` ${code}` : ''}`,
    )
  }

  return {
    async put(key, body, { headers = {}, sha256 } = {}) {
      const checksum: Record<string, string> = sha256 ? { 'x-amz-content-sha256': sha256 } : {}
      const content = body instanceof Blob ? body : new Uint8Array(body)
      const response = await request(`/${key}`, { method: 'PUT', body: content, headers: { ...headers, ...checksum } })
      if (!response.ok) throw new Error(`there is no bucket ${bucket} in the S3 store at ${S3_ENDPOINT}`)
    },
    async get(key) {
      const response = await request(`/${key}`)
      return response.ok ? response : undefined
    },
    async list(prefix) {
      const found: StoredObject[] = []
      for (let isComplete = false; !isComplete; ) {
        const after = found.at(-1)?.key
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after ? { 'start-after': after } : {}) })
        const response = await request(`?${query}`)
        if (!response.ok) throw new Error(`there is no bucket ${bucket} in the S3 store at ${S3_ENDPOINT}`)
        const xml = await response.text()
        const page = Array.from(xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g), ([, entry = '']) =>
          parseObject(entry),
        )
        found.push(...page)
        isComplete = page.length === 0 || !xml.includes('<IsTruncated>true</IsTruncated>')
      }
      return found
    },
    async remove(key) {
      await request(`/${key}`, { method: 'DELETE' })
    },
  }
}

function parseObject(xml: string): StoredObject {
  const textOf = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return { key: textOf('Key'), bytes: Number(textOf('Size')) }
}
