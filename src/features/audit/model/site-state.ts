import { brotliDecompressSync } from 'node:zlib'
import { type Passage, passagesOf } from './answers/passages.ts'
import { type AuditResult, applyChecks } from './apply-checks.ts'
import type { AuditedSite, DigestedPage } from './check.ts'
import { statusKey } from './checks/define.ts'
import { digestPage, type PageResponse } from './digest/digest.ts'
import type { PageDigest } from './digest/page-digest.ts'
import { missingInTwin } from './digest/twin.ts'

/** Response of a page, still compressed. */
export type WireResponse = Omit<PageResponse, 'html'> & { body: Uint8Array; isBrotli: boolean }
export type TwinResponse = { status: number; markdown: string }
/** `title` is the first heading, `passages` the text of the main part. */
export type ReadPage = { digest: PageDigest; title: string; passages: Passage[] }

export type AuditCommand =
  | { type: 'read'; response: WireResponse; twin: TwinResponse | null }
  | { type: 'begin'; run: number }
  | { type: 'add'; run: number; pages: DigestedPage[] }
  | { type: 'targets'; run: number; contentParameters: readonly string[] }
  /** Also frees the memory of the pages. */
  | { type: 'finish'; run: number; inputs: Omit<AuditedSite, 'pages' | 'pageAt'> }

type Replies = { read: ReadPage; begin: true; add: true; targets: string[]; finish: AuditResult }
export type AuditReply<Type extends AuditCommand['type']> = Replies[Type]

/**
 * Reads pages, and collects the digests of a run for the comparison of all pages. Runs in a worker thread. Throws for an
 * unknown run: a replaced worker has lost the pages, and a newer run discards those of the previous one.
 */
export function createSiteState() {
  /** `interned`: links of navigation and footer repeat on every page. */
  let state: { run: number; pages: DigestedPage[]; interned: Map<string, string> } | undefined

  return (command: AuditCommand): AuditReply<AuditCommand['type']> => {
    switch (command.type) {
      case 'read':
        return wellFormed(readPage(command.response, command.twin))
      case 'begin':
        state = { run: command.run, pages: [], interned: new Map() }
        return true
      case 'add': {
        const { pages, interned } = stateOf(command.run)
        for (const one of command.pages) pages.push(compact(one, interned))
        return true
      }
      case 'targets':
        return unknownTargets(stateOf(command.run).pages, command.contentParameters)
      case 'finish': {
        const { pages } = stateOf(command.run)
        const pageAt = new Map(pages.map((one) => [one.page.address, one]))
        const result = wellFormed(applyChecks({ pages, pageAt, ...command.inputs }))
        state = undefined
        return result
      }
    }
  }

  function stateOf(run: number) {
    if (state?.run !== run) throw new Error(`unknown audit run ${run}`)
    return state
  }
}

function compact({ page, digest }: DigestedPage, interned: Map<string, string>): DigestedPage {
  const intern = (text: string) => {
    const known = interned.get(text) ?? text
    interned.set(known, known)
    return known
  }
  const links = digest.links.map(({ href, text }) => ({ href: intern(href), text: intern(text) }))
  return { page, digest: { ...digest, links, ids: digest.ids.map(intern), resources: digest.resources.map(intern) } }
}

function readPage({ body, isBrotli, ...response }: WireResponse, twin: TwinResponse | null): ReadPage {
  const html = new TextDecoder().decode(isBrotli ? brotliDecompressSync(body) : body)
  const { digest, blocks } = digestPage({ ...response, html })
  const compared = twin && {
    status: twin.status,
    missing: twin.status === 200 ? missingInTwin(blocks, twin.markdown) : [],
  }
  return {
    digest: { ...digest, twin: compared, transferBytes: body.byteLength, htmlTransferBytes: body.byteLength },
    title: blocks[0]?.heading ?? '',
    passages: passagesOf(blocks),
  }
}

/** Internal addresses that pages link to, show or load, and that are no audited pages themselves. */
function unknownTargets(pages: DigestedPage[], contentParameters: readonly string[]): string[] {
  const known = new Set(pages.map(({ page }) => page.address))
  const named = pages.flatMap(({ digest }) => [
    ...digest.links.map(({ href }) => href),
    ...imagePaths(digest.social),
    ...digest.images.map(({ src }) => src),
    ...digest.resources,
  ])
  const addresses = new Set(named.filter((href) => href.startsWith('/')))
  const targets = new Set([...addresses].map((href) => statusKey(href, contentParameters)))
  return [...targets].filter((target) => !known.has(target))
}

function imagePaths({ 'og:image': image }: Record<string, string>): string[] {
  const url = image ? URL.parse(image) : null
  return url ? [url.pathname + url.search] : []
}

/** A cut snippet may end with an unpaired surrogate, which PostgreSQL rejects. */
function wellFormed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as Value
  if (Array.isArray(value)) return value.map(wellFormed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wellFormed(part)])) as Value
}
