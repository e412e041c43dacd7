import {
  CACHED_QUALITY,
  chooseEncoding,
  compress,
  DYNAMIC_QUALITY,
  type Encoding,
  isCompressible,
} from '#platform/server/content-encoding.ts'
import type { PageLoaderData } from './page-data.ts'

/** For a response that depends on the visitor. */
export const NO_STORE = { 'cache-control': 'private, no-store' }

type PageOptions = { acceptEncoding?: string | undefined; data?: PageLoaderData | undefined }
type Bytes = Uint8Array<ArrayBuffer>
type HeaderMap = Record<string, string>

/** One encoding of a page, ready to send; `latin1` is the body as a string (see `sendCached`). */
export type PageVariant = { status: number; headers: HeaderMap; body: Bytes | null; latin1?: string }

/** A rendered page in each encoding, and its 304 response. */
export type Page = {
  etag: string | undefined
  identity: PageVariant
  gzip?: PageVariant
  br?: PageVariant
  notModified?: PageVariant
  /** What hydrates the page, if its HTML does not contain it. */
  data?: PageLoaderData
  size: number
}

/** Request headers that select the encoding or a 304. */
export type RequestConditions = { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined }

/**
 * Compressed once per cached page. With `acceptEncoding` the page is for one request, and only that encoding is made.
 */
export async function createPage(
  status: number,
  headers: HeaderMap,
  content: Buffer,
  { acceptEncoding, data }: PageOptions = {},
): Promise<Page> {
  const identity = createVariant(status, headers, content)
  if (headers.location) return { etag: undefined, identity, size: content.length }
  const notModified = { status: 304, headers, body: null }
  const isForOneRequest = acceptEncoding !== undefined
  const chosen = chooseEncoding(acceptEncoding)
  const quality = isForOneRequest ? DYNAMIC_QUALITY : CACHED_QUALITY
  const encode = async (encoding: Encoding) =>
    isCompressible(headers['content-type']) && (!isForOneRequest || encoding === chosen)
      ? compress(content, encoding, quality)
      : undefined
  const [br, gz] = await Promise.all([encode('br'), encode('gzip')])
  return {
    etag: headers.etag,
    identity,
    ...(br ? { br: createVariant(status, { ...headers, 'content-encoding': 'br' }, br) } : {}),
    ...(gz ? { gzip: createVariant(status, { ...headers, 'content-encoding': 'gzip' }, gz) } : {}),
    notModified,
    ...(data ? { data } : {}),
    // Compressed bodies are stored as bytes and as a string; a string may take two bytes per character.
    size: content.length + 2 * ((br?.length ?? 0) + (gz?.length ?? 0) + (data?.json.length ?? 0)),
  }
}

export function createVariant(status: number, headers: HeaderMap, content: Buffer): PageVariant {
  const all = { ...headers, 'content-length': String(content.length) }
  return { status, headers: all, body: new Uint8Array(content) }
}

export function chooseVariant(page: Page, { ifNoneMatch, acceptEncoding }: RequestConditions): PageVariant {
  const { etag, identity, notModified } = page
  if (notModified && identity.status === 200 && etag && ifNoneMatch?.includes(etag)) return notModified
  const encoding = chooseEncoding(acceptEncoding)
  return (encoding && page[encoding]) ?? identity
}
