import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import { type PastedElement, styleOf, textOf } from './pasted-node.ts'

/** What was left out. Colours and fonts are reported for office programs only: browsers add them to every copy. */
export type Dropped = {
  pictures: number
  links: number
  notes: number
  embeds: number
  colours: boolean
  fonts: boolean
}

const IGNORED = ['style', 'script', 'noscript', 'meta', 'link', 'title', 'xml', 'template', 'svg', 'map', 'colgroup']
const EMBEDS = ['iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'input', 'select', 'textarea', 'button']

/** True for parts that a post cannot contain; counts them. */
export function isLeftOut(element: PastedElement, dropped: Dropped): boolean {
  const { tag, attributes } = element
  if (IGNORED.includes(tag) || /^[vw]:/.test(tag) || (tag === 'o:p' && textOf(element).trim() === '')) return true
  if (styleOf(element, 'display') === 'none' || /^(?:footnote|endnote|comment)/.test(styleOf(element, 'mso-element')))
    return true
  if (tag === 'a' && /^#(?:_ftn|_edn|_msocom|ftnt|cmnt)/.test(attributes.href ?? '')) {
    dropped.notes++
    return true
  }
  if (tag === 'img' && !pictureIdFromUrl(attributes.src ?? '')) {
    dropped.pictures++
    return true
  }
  if (!EMBEDS.includes(tag)) return false
  dropped.embeds++
  return true
}

/** Google Docs wraps some links in a redirect. */
export function linkTarget(href: string): string {
  const url = URL.parse(href)
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url'
  return (isRedirect && url.searchParams.get('q')) || href
}
