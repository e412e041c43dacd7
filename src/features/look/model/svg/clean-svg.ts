import { type Element, ownText, parseHtml, walk } from '#features/measurement/model/html/html-tree.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { MAX_LOGO_SIDE, MAX_SVG_BYTES } from '../logo.schema.ts'
import { lookErrors } from '../look.errors.ts'
import { cleanDeclarations, cleanStyleSheet } from './clean-css.ts'
import { checkValue, fragmentOfHref, fragmentsOf } from './paint-value.ts'
import { createReferenceCounter } from './reference-counter.ts'
import * as parts from './svg-parts.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const MAX_ELEMENTS = 5000

export type CleanSvg = { content: string; width: number; height: number }

/** Whether a file says that it is SVG. What is in it decides `cleanSvg`. */
export function looksLikeSvg(content: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(content.subarray(0, 4000)).replaceAll('\0', '')
  return /<(?:\?xml|svg|!DOCTYPE\s+svg|!ENTITY)[\s>[:]/i.test(start)
}

/**
 * The file written anew with the elements, attributes and values of the allow-list. What can run, load or animate is refused, so
 * that the owner learns why the logo would look different; metadata is left out.
 */
export function cleanSvg(content: Uint8Array): CleanSvg {
  if (content.length > MAX_SVG_BYTES) throw lookErrors.LOGO_TOO_HEAVY()
  const source = decode(content)
  if (/<!(?:doctype|entity|element|attlist|notation)/i.test(source) || /<\?(?!xml\s)/i.test(source))
    throw lookErrors.LOGO_NOT_PLAIN()
  const { document, limit } = parseHtml(source, () => {})
  if (limit) throw lookErrors.LOGO_TOO_COMPLEX()

  const output: string[] = []
  const references = createReferenceCounter()
  let dropped: Element | undefined
  let root: Element | undefined
  let elements = 0
  walk(document, {
    enter(element, ancestors) {
      if (dropped || isFrame(element)) return
      if (isDropped(element)) {
        dropped = element
        return
      }
      requireAllowed(element)
      if (++elements > MAX_ELEMENTS) throw lookErrors.LOGO_TOO_COMPLEX()
      const isRoot = root === undefined
      // A second drawing beside the first one.
      if (!isRoot && !ancestors.some((ancestor) => ancestor === root)) throw lookErrors.LOGO_NOT_PLAIN()
      root ??= element
      const { attributes, refersTo } = cleanAttributes(element)
      references.enter(attributes.get('id'), refersTo, parts.GRADIENT_ELEMENTS.has(element.tagName) ? 0 : 1)
      if (element.tagName === 'style') {
        const css = cleanStyleSheet(ownText(element))
        references.note(fragmentsOf(css))
        output.push(`<style>${escapeHtml(css)}`)
      } else output.push(isRoot ? openRoot(attributes) : open(element.tagName, attributes))
    },
    leave(element) {
      if (dropped) {
        if (dropped === element) dropped = undefined
        return
      }
      if (isFrame(element)) return
      references.leave()
      output.push(`</${element.tagName}>`)
    },
    text() {},
  })
  if (!root) throw lookErrors.LOGO_UNREADABLE()
  if (references.countExpanded() > MAX_ELEMENTS) throw lookErrors.LOGO_TOO_COMPLEX()
  return { content: output.join(''), ...sizeOf(root) }
}

/** Other encodings could hide what the checks look for. */
function decode(content: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    if (!text.includes('\0')) return text
  } catch {}
  throw lookErrors.LOGO_UNREADABLE()
}

/** The document around the drawing, which the HTML parser adds. */
function isFrame({ namespaceURI, tagName }: Element): boolean {
  return namespaceURI !== SVG_NAMESPACE && ['html', 'head', 'body'].includes(tagName)
}

function isDropped({ tagName }: Element): boolean {
  return (
    parts.DROPPED_ELEMENTS.has(tagName) || /^(?:sodipodi|inkscape|rdf|cc|dc|i|x|sketch|figma|serif):/i.test(tagName)
  )
}

function requireAllowed({ namespaceURI, tagName }: Element): void {
  if (parts.SCRIPT_ELEMENTS.has(tagName)) throw lookErrors.LOGO_HAS_SCRIPT()
  if (parts.LINKING_ELEMENTS.has(tagName)) throw lookErrors.LOGO_HAS_LINKS()
  if (parts.TEXT_ELEMENTS.has(tagName)) throw lookErrors.LOGO_HAS_TEXT()
  if (namespaceURI !== SVG_NAMESPACE || !parts.ALLOWED_ELEMENTS.has(tagName)) throw lookErrors.LOGO_NOT_PLAIN()
}

type CleanAttributes = { attributes: Map<string, string>; refersTo: string[] }

function cleanAttributes(element: Element): CleanAttributes {
  const attributes = new Map<string, string>()
  const refersTo: string[] = []
  for (const { name, value } of element.attrs) {
    if (/^on/i.test(name)) throw lookErrors.LOGO_HAS_SCRIPT()
    if (/href$|^src/i.test(name)) {
      const id = fragmentOfHref(value)
      refersTo.push(id)
      attributes.set('href', `#${id}`)
    } else if (name === 'style') attributes.set(name, cleanDeclarations(value))
    else if (parts.PAINT_PROPERTIES.has(name) || parts.SHAPE_ATTRIBUTES.has(name))
      attributes.set(name, checkValue(value))
  }
  for (const value of attributes.values()) refersTo.push(...fragmentsOf(value))
  return { attributes, refersTo }
}

function open(name: string, attributes: Map<string, string>): string {
  const written = Array.from(attributes, ([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

/** With a view box and its size, so that every browser scales it. */
function openRoot(attributes: Map<string, string>): string {
  const { box, width, height } = boxOf((name) => attributes.get(name))
  const others = [...attributes].filter(([name]) => !['x', 'y', 'width', 'height', 'viewBox'].includes(name))
  const size = { xmlns: SVG_NAMESPACE, viewBox: box.join(' '), width: String(width), height: String(height) }
  return open('svg', new Map([...Object.entries(size), ...others]))
}

function sizeOf(root: Element): { width: number; height: number } {
  const { width, height } = boxOf((name) => root.attrs.find((one) => one.name === name)?.value)
  return { width, height }
}

function boxOf(attribute: (name: string) => string | undefined) {
  const [givenWidth, givenHeight] = ['width', 'height'].map((name) => lengthOf(attribute(name)))
  const given = attribute('viewBox')
  const box =
    given === undefined
      ? [0, 0, givenWidth ?? 0, givenHeight ?? 0]
      : given
          .trim()
          .split(/[\s,]+/)
          .map(Number)
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = box
  const isComplete = box.length === 4 && [x, y, width, height].every(Number.isFinite)
  if (!isComplete || width <= 0 || height <= 0) throw lookErrors.LOGO_UNREADABLE()
  if ([width, height, givenWidth ?? 0, givenHeight ?? 0].some((side) => side > MAX_LOGO_SIDE))
    throw lookErrors.LOGO_TOO_LARGE()
  const whole = (side: number) => Math.max(1, Math.round(side))
  return { box: [x, y, width, height], width: whole(width), height: whole(height) }
}

/** A length in pixels or without a unit; others depend on where the drawing is shown. */
function lengthOf(value: string | undefined): number | undefined {
  const [, digits] = /^\s*([\d.]+(?:e\d+)?)(?:px)?\s*$/i.exec(value ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
