import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { headOf } from './send-kept.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Headers = Record<string, string>

/** One form of a page, ready for the wire; `head` holds the same headers as the wire shows them. */
export type Form = { status: number; headers: Headers; head: string; body: Bytes | null }

/** A rendered page in each encoding, and the news that a browser has it already. */
export type Page = { etag: string | undefined; identity: Form; gzip?: Form; br?: Form; unchanged?: Form; size: number }

/** What of a request decides which form it gets. */
export type Wishes = { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Compressed once, for every visitor of a cached page. With `acceptEncoding` the page is for one request only, and no other
 * encoding is made.
 */
export async function createPage(
  status: number,
  headers: Headers,
  content: Buffer,
  acceptEncoding?: string,
): Promise<Page> {
  const identity = form(status, headers, content)
  if (headers.location) return { etag: undefined, identity, size: content.length }
  const unchanged = { status: 304, headers, head: headOf(304, headers), body: null }
  if (headers['content-type']?.startsWith('image/'))
    return { etag: headers.etag, identity, unchanged, size: content.length }

  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const wantsBrotli = acceptEncoding === undefined || TAKES_BROTLI.test(acceptEncoding)
  const wantsGzip = acceptEncoding === undefined || (!wantsBrotli && TAKES_GZIP.test(acceptEncoding))
  const [br, gz] = await Promise.all([
    wantsBrotli ? compressBrotli(content, { params }) : undefined,
    wantsGzip ? compressGzip(content) : undefined,
  ])
  return {
    etag: headers.etag,
    identity,
    ...(br ? { br: form(status, { ...headers, 'content-encoding': 'br' }, br) } : {}),
    ...(gz ? { gzip: form(status, { ...headers, 'content-encoding': 'gzip' }, gz) } : {}),
    unchanged,
    size: content.length + (br?.length ?? 0) + (gz?.length ?? 0),
  }
}

function form(status: number, headers: Headers, content: Buffer): Form {
  const all = { ...headers, 'content-length': String(content.length) }
  return { status, headers: all, head: headOf(status, all), body: new Uint8Array(content) }
}

export function chooseForm(page: Page, { ifNoneMatch, acceptEncoding }: Wishes): Form {
  const { etag, identity, gzip, br, unchanged } = page
  if (unchanged && identity.status === 200 && etag && ifNoneMatch?.includes(etag)) return unchanged
  if (br && acceptEncoding && TAKES_BROTLI.test(acceptEncoding)) return br
  if (gzip && acceptEncoding && TAKES_GZIP.test(acceptEncoding)) return gzip
  return identity
}

export const TAKES_BROTLI = accepts('br')
const TAKES_GZIP = accepts('gzip')

/** Named, and not with the weight 0, which refuses it. */
function accepts(encoding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`)
}
