import {
  attributeOf,
  collapse,
  describeElement,
  type Element,
  ownText,
} from '#features/measurement/model/html/html-tree.ts'
import { dataNodes } from '../checks/structured-data-nodes.ts'
import { type DigestImage, emptyDigest, type PageDigest } from './page-digest.ts'

/** Collects metadata: `<head>`, structured data, pictures. */
export function createMetadataReader() {
  const page = { ...emptyDigest(), robots: [] as string[] }
  const images = new Map<string, DigestImage>()

  /** Search engines pick any of several values, or ignore all. */
  function once(name: 'title' | 'description' | 'canonical', value: string, element: Element) {
    if (page[name] === null) page[name] = value
    else page.problems.push({ code: `head.several-${name}`, element: describeElement(element) })
  }

  function readMeta(element: Element) {
    const declared = attributeOf(element, 'charset')
    const equivalent = attributeOf(element, 'http-equiv')?.toLowerCase()
    // Browsers look for it in the first 1024 bytes.
    const isEarly = (element.sourceCodeLocation?.startOffset ?? 0) < 1024
    if (declared && isEarly) page.charset ??= declared
    if (equivalent === 'content-type' && isEarly) page.charset ??= attributeOf(element, 'content') ?? null
    if (equivalent === 'refresh') page.refresh ??= attributeOf(element, 'content') ?? ''
    const name = (attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '').toLowerCase()
    const content = collapse(attributeOf(element, 'content') ?? '')
    if (name === 'description') once('description', content, element)
    else if (name === 'robots' || name === 'googlebot') page.robots.push(content)
    else if (name === 'viewport') page.viewport ??= content
    else if (/^(?:og|twitter|article):/.test(name)) page.social[name] ??= content
  }

  function readLink(element: Element) {
    const href = attributeOf(element, 'href')?.trim() ?? ''
    const lang = attributeOf(element, 'hreflang')
    for (const rel of (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/)) {
      if (rel === 'canonical') once('canonical', href, element)
      else if (rel === 'alternate' && lang) page.hreflangs.push({ lang, href })
      else if (rel === 'alternate' && attributeOf(element, 'type') === 'text/markdown') page.markdownTwin ??= href
    }
  }

  return {
    enter(element: Element, ancestors: readonly Element[]) {
      const { tagName } = element
      if (tagName === 'html') page.lang = attributeOf(element, 'lang') ?? ''
      // SVG has a `<title>` element too.
      else if (tagName === 'title' && ancestors.at(-1)?.tagName === 'head')
        once('title', collapse(ownText(element)), element)
      else if (tagName === 'meta') readMeta(element)
      else if (tagName === 'link') readLink(element)
      else if (tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json')
        page.structuredData.push(parseData(ownText(element)))
      else if (tagName === 'img') {
        const [src, alt] = [attributeOf(element, 'src') ?? '', attributeOf(element, 'alt') ?? null]
        images.set(`${src}\n${alt}`, { src, alt })
      }
    },
    result() {
      const nodes = dataNodes(page)
      const findText = (key: string) =>
        nodes.map(({ properties }) => properties[key]).find((value) => typeof value === 'string')
      const modified = page.social['article:modified_time'] ?? findText('dateModified')
      return {
        ...page,
        images: [...images.values()],
        modifiedAt: isoDate(modified ?? findText('datePublished')),
      }
    },
  }
}

function parseData(text: string): PageDigest['structuredData'][number] {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { error: String(error instanceof Error ? error.message : error).slice(0, 200) }
  }
}

function isoDate(text: string | undefined): string | null {
  const date = new Date(text ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
