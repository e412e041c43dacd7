import { parseHtml, walk } from '#features/measurement/model/html/html-tree.ts'
import { createValidityReader } from '#features/measurement/model/html/html-validity.ts'
import { createResourceReader } from '#features/measurement/model/page-resources.ts'
import type { Locale } from '#kernel/locale.ts'
import { createContentReader } from './digest-content.ts'
import { createMetadataReader } from './digest-head.ts'
import { createTextReader, type TextBlock } from './digest-text.ts'
import type { DigestProblem, PageDigest } from './page-digest.ts'

export type PageResponse = {
  origin: string
  /** Relative addresses are resolved against it. */
  address: string
  locale: Locale
  status: number
  location: string | null
  robotsHeader: string | null
  html: string
}

type DigestedHtml = {
  /** `transferBytes` and `htmlTransferBytes` are filled in by the run, which knows the files and the response. */
  digest: PageDigest
  /** The text of the main part, in order; not stored with the digest. */
  blocks: TextBlock[]
}

/** Problems per page: a broken template repeats the same one. */
const MAX_PROBLEMS = 200
const MAX_SNIPPET = 60

export function digestPage({
  origin,
  address,
  locale,
  status,
  location,
  robotsHeader,
  html,
}: PageResponse): DigestedHtml {
  const parseErrors: DigestProblem[] = []
  const { document, limit } = parseHtml(html, ({ code, startOffset }) => {
    if (parseErrors.length < MAX_PROBLEMS)
      parseErrors.push({ code: `html.${code}`, element: html.slice(startOffset, startOffset + MAX_SNIPPET) })
  })
  const readers = {
    text: createTextReader(),
    metadata: createMetadataReader(),
    validity: createValidityReader(),
    resources: createResourceReader(origin + address),
    content: createContentReader(origin),
  }
  walk(document, {
    enter(element, ancestors) {
      readers.text.enter(element, ancestors)
      readers.metadata.enter(element, ancestors)
      readers.validity.enter(element, ancestors)
      readers.resources.enter(element, ancestors)
      readers.content.enter(element, ancestors)
    },
    leave(element) {
      readers.text.leave(element)
      readers.content.leave(element)
    },
    text(value) {
      readers.text.text(value)
      readers.content.text(value)
    },
  })
  const { blocks, links, problems: vague, ...text } = readers.text.result(locale)
  const { robots, problems, images, ...metadata } = readers.metadata.result()
  const { problems: content, ...amounts } = readers.content.result()
  const resolve = (href: string) => relativeTo(origin, resolveLink(origin + address, href))
  const { ids, problems: invalid } = readers.validity.result()
  const resources = readers.resources.result()
  if (limit) invalid.push({ code: `html.too-much-${limit}`, element: 'html' })
  const digest: PageDigest = {
    ...metadata,
    ...text,
    ...amounts,
    images: images.map((image) => ({ ...image, src: resolve(image.src) })),
    status,
    location,
    robots: [robotsHeader, ...robots].filter(Boolean).join(', '),
    links: links.map((link) => ({ ...link, href: resolve(link.href) })),
    ids,
    resources: resources.map((resource) => relativeTo(origin, resource.address)),
    blockingCount: resources.filter(({ isBlocking }) => isBlocking).length,
    htmlBytes: Buffer.byteLength(html),
    problems: [...content, ...parseErrors, ...problems, ...invalid, ...vague].slice(0, MAX_PROBLEMS),
  }
  return { digest, blocks }
}

/** An address such as `prices` or `../contact`, as browsers follow it. Others stay as written. */
function resolveLink(base: string, href: string): string {
  const written = href.trim()
  if (written === '' || /^(?:[a-z][a-z\d+.-]*:|\/(?!\/)|#)/i.test(written)) return written
  return URL.parse(written, base)?.href ?? written
}

/** Strips the origin from absolute URLs of this site; other URLs stay as written. */
function relativeTo(origin: string, href: string): string {
  const address = href.trim()
  if (address === origin) return '/'
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}
