import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Context } from '#platform/server/context.ts'
import { trackTags } from '#platform/server/tags.ts'
import type { ReadPage, TextBlock } from '../model/digest.ts'
import { emptyDigest } from '../model/empty-digest.ts'
import type { AuditedPage, PageDigest } from '../model/page-digest.ts'
import { compareTwin } from './answerability.service.ts'
import { askWorker } from './audit-worker.ts'

const decompress = promisify(brotliDecompress)
/** Rendered for this request alone: the audit must not push pages of visitors out of the page cache. */
const UNCACHED = { 'cache-control': 'no-store' }

/** Reads pages as a crawler gets them, with their Markdown twins and the size of their files. */
export function createPageReader(ctx: Context) {
  const bytesOf = new Map<string, Promise<number>>()

  return async (page: AuditedPage): Promise<{ digest: PageDigest; tags: string[]; blocks: TextBlock[] }> => {
    const { value, tags } = await trackTags(() => readPage(ctx, page))
    const { digest } = value
    const blocks = digest.status === 200 ? value.blocks : []
    const twin = digest.status === 200 ? await compareTwin(ctx, page, blocks) : null
    return { digest: { ...digest, twin, transferBytes: await weigh(digest) }, tags: [...tags], blocks }
  }

  async function weigh({ transferBytes, resources }: PageDigest): Promise<number> {
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

async function readPage(ctx: Context, { address, locale }: AuditedPage): Promise<ReadPage> {
  const { env, fetchOwn, log } = ctx
  const answer = await fetchOwn(address, { headers: { 'accept-encoding': 'br', accept: 'text/html', ...UNCACHED } })
  const { status, headers } = answer
  const body = Buffer.from(await answer.arrayBuffer())
  const html = (headers.get('content-encoding') === 'br' ? await decompress(body) : body).toString()
  const response = {
    origin: env.origin,
    locale,
    status,
    location: headers.get('location'),
    robotsHeader: headers.get('x-robots-tag'),
    html,
  }
  const read = await askWorker({ type: 'read', response })
  if (!read) log.warn({ address }, 'the audit could not read a page in time')
  const { digest, blocks } = read ?? { digest: emptyDigest(response, 'unreadable'), blocks: [] }
  return { digest: { ...digest, transferBytes: body.length }, blocks }
}
