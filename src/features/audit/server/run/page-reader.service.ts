import type { Context } from '#platform/server/context.ts'
import { trackTags } from '#platform/server/tags.ts'
import { type AuditedPage, emptyDigest, type PageDigest } from '../../model/digest/page-digest.ts'
import type { ReadPage, TwinResponse, WireResponse } from '../../model/site-state.ts'
import { runInWorker } from './worker-client.service.ts'

/** Bypasses the page cache: the audit must not evict the pages of visitors. */
const UNCACHED = { 'cache-control': 'no-store' }

/** Reads pages as a crawler gets them, with their Markdown twins and the size of their files. */
export function createPageReader(ctx: Context) {
  const bytesOf = new Map<string, Promise<number>>()

  return async (page: AuditedPage): Promise<ReadPage & { tags: string[] }> => {
    const { value, tags } = await trackTags(() => requestWithTwin(ctx, page))
    const { response, twin } = value
    const read = await runInWorker({ type: 'read', response, twin })
    if (!read) ctx.log.warn({ address: page.address }, 'audit worker timed out reading a page')
    const { digest, title, passages } = read ?? unreadable(response)
    const content = { title, passages: digest.status === 200 ? passages : [] }
    return { digest: { ...digest, transferBytes: await totalTransferBytes(digest) }, tags: [...tags], ...content }
  }

  async function totalTransferBytes({ transferBytes, resources }: PageDigest): Promise<number> {
    const own = await Promise.all(resources.filter((path) => path.startsWith('/')).map(fileBytes))
    return own.reduce((sum, bytes) => sum + bytes, transferBytes)
  }

  function fileBytes(path: string): Promise<number> {
    const known = bytesOf.get(path)
    if (known) return known
    const bytes = ctx
      .fetchOwn(path, { method: 'HEAD', headers: { 'accept-encoding': 'br', ...UNCACHED } })
      .then(({ headers }) => Number(headers.get('content-length') ?? 0))
    bytesOf.set(path, bytes)
    return bytes
  }
}

/** Both requests share one render context, because they read mostly the same data. */
export async function requestWithTwin(ctx: Context, page: AuditedPage, encoding: 'br' | 'identity' = 'br') {
  const response = await requestPage(ctx, page, encoding)
  return { response, twin: response.status === 200 ? await requestTwin(ctx, page) : null }
}

async function requestPage(
  { env, fetchOwn }: Context,
  { address, locale }: AuditedPage,
  encoding: string,
): Promise<WireResponse> {
  const response = await fetchOwn(address, {
    headers: { 'accept-encoding': encoding, accept: 'text/html', ...UNCACHED },
  })
  const { status, headers } = response
  return {
    origin: env.origin,
    address,
    locale,
    status,
    location: headers.get('location'),
    robotsHeader: headers.get('x-robots-tag'),
    body: new Uint8Array(await response.arrayBuffer()),
    isBrotli: headers.get('content-encoding') === 'br',
  }
}

/** Views of another page have no twin. */
async function requestTwin({ fetchOwn }: Context, { address, path, kind }: AuditedPage): Promise<TwinResponse | null> {
  if (kind === 'category') return null
  const twin = path === '/' ? `${address.replace(/\/$/, '')}/index.md` : `${address}.md`
  const response = await fetchOwn(twin, { headers: UNCACHED })
  return { status: response.status, markdown: await response.text() }
}

function unreadable({ status, location, robotsHeader, body }: WireResponse): ReadPage {
  const received = { status, location, robots: robotsHeader ?? '', transferBytes: body.byteLength }
  const digest = { ...emptyDigest(), ...received, problems: [{ code: 'unreadable', element: '' }] }
  return { digest, title: '', passages: [] }
}
