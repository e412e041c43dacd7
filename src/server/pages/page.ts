import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { formatHead } from './send-cached.ts'

type Bytes = Uint8Array<ArrayBuffer>
type HeaderMap = Record<string, string>

/** One encoding of a page, ready to send; `head` holds the serialized headers. */
export type PageVariant = { status: number; headers: HeaderMap; head: string; body: Bytes | null }

/** A rendered page in each encoding, and its 304 response. */
export type Page = {
  etag: string | undefined
  identity: PageVariant
  gzip?: PageVariant
  br?: PageVariant
  notModified?: PageVariant
  size: number
}

/** Request headers that select the encoding or a 304. */
export type RequestConditions = { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Compressed once per cached page. With `acceptEncoding` the page is for one request, and only that encoding is made.
 */
export async function createPage(
  status: number,
  headers: HeaderMap,
  content: Buffer,
  acceptEncoding?: string,
): Promise<Page> {
  const identity = createVariant(status, headers, content)
  if (headers.location) return { etag: undefined, identity, size: content.length }
  const notModified = { status: 304, headers, head: formatHead(304, headers), body: null }
  if (headers['content-type']?.startsWith('image/'))
    return { etag: headers.etag, identity, notModified, size: content.length }

  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const wantsBrotli = acceptEncoding === undefined || ACCEPTS_BROTLI.test(acceptEncoding)
  const wantsGzip = acceptEncoding === undefined || (!wantsBrotli && ACCEPTS_GZIP.test(acceptEncoding))
  const [br, gz] = await Promise.all([
    wantsBrotli ? compressBrotli(content, { params }) : undefined,
    wantsGzip ? compressGzip(content) : undefined,
  ])
  return {
    etag: headers.etag,
    identity,
    ...(br ? { br: createVariant(status, { ...headers, 'content-encoding': 'br' }, br) } : {}),
    ...(gz ? { gzip: createVariant(status, { ...headers, 'content-encoding': 'gzip' }, gz) } : {}),
    notModified,
    size: content.length + (br?.length ?? 0) + (gz?.length ?? 0),
  }
}

function createVariant(status: number, headers: HeaderMap, content: Buffer): PageVariant {
  const all = { ...headers, 'content-length': String(content.length) }
  return { status, headers: all, head: formatHead(status, all), body: new Uint8Array(content) }
}

export function chooseVariant(page: Page, { ifNoneMatch, acceptEncoding }: RequestConditions): PageVariant {
  const { etag, identity, gzip, br, notModified } = page
  if (notModified && identity.status === 200 && etag && ifNoneMatch?.includes(etag)) return notModified
  if (br && acceptEncoding && ACCEPTS_BROTLI.test(acceptEncoding)) return br
  if (gzip && acceptEncoding && ACCEPTS_GZIP.test(acceptEncoding)) return gzip
  return identity
}

export const ACCEPTS_BROTLI = encodingPattern('br')
const ACCEPTS_GZIP = encodingPattern('gzip')

/** Named, with a quality value above 0. */
function encodingPattern(encoding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`)
}
