import { attributeOf, describeElement, type Element, hasContent, isHidden, ownText, wordSet } from './html-tree.ts'

/** `element` is a selector or a quote. */
export type HtmlProblem = { code: string; element: string }

/** HTML standard, 16.2 "Non-conforming features". */
const OBSOLETE = wordSet(
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp',
)
const OBSOLETE_ATTRIBUTES = wordSet('align bgcolor border cellpadding cellspacing frameborder valign')
/** May contain phrasing content only. */
const PHRASING_ONLY = wordSet(
  'p h1 h2 h3 h4 h5 h6 pre span em strong small s cite q dfn abbr code samp kbd var sub sup i b u mark bdi bdo label button legend summary',
)
/** Flow content that is not phrasing content. Headings are allowed in `legend` and `summary`. */
const FLOW_ONLY = wordSet(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
)
const INTERACTIVE = wordSet('a button details embed iframe label select textarea input')
const CHILDREN: Record<string, Set<string>> = {
  ul: wordSet('li script template'),
  ol: wordSet('li script template'),
  menu: wordSet('li script template'),
  dl: wordSet('dt dd div script template'),
}
/** HTML standard, 13.1.2: elements without end tag, and those that may leave it out. */
const NO_END_TAG = wordSet(
  'area base br col embed hr img input link meta source track wbr html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th',
)
const HTML = 'http://www.w3.org/1999/xhtml'
const FIELDS = wordSet('input select textarea meter progress')
const UNNAMED_INPUTS = wordSet('hidden submit reset button image')
const NAMED_BY_VALUE = wordSet('submit reset')

/** Accessible names that are resolved after the whole page was read: `aria-labelledby`, `<label for>`. */
type Unnamed = { problem: HtmlProblem; labelledBy: string[]; id: string | undefined }

/** Finds invalid HTML (`html.…`), controls without an accessible name (`name.…`) and incomplete form fields (`form.…`). */
export function createValidityReader() {
  const problems: HtmlProblem[] = []
  const byId = new Map<string, Element>()
  const idsWithoutScript: string[] = []
  const labelFor = new Set<string>()
  const unnamed: Unnamed[] = []
  const references: { element: string; id: string; code: string }[] = []

  function report(code: string, element: Element) {
    problems.push({ code, element: describeElement(element) })
  }

  function checkNesting(element: Element, ancestors: readonly Element[]) {
    const { tagName } = element
    const parent = ancestors.at(-1)
    if (!parent || element.namespaceURI !== HTML || parent.namespaceURI !== HTML) return
    if (CHILDREN[parent.tagName]?.has(tagName) === false) report('html.wrong-child', element)
    if (tagName === 'li' && !CHILDREN[parent.tagName]?.has('li')) report('html.wrong-parent', element)
    if (PHRASING_ONLY.has(parent.tagName) && FLOW_ONLY.has(tagName) && !isAllowedHeading(parent, element))
      report('html.flow-in-phrasing', element)
    if (isInteractive(element)) {
      const outer = ancestors.findLast(({ tagName: name }) => name === 'a' || name === 'button')
      if (outer) report('html.nested-interactive', element)
    }
  }

  /** The parser reports few misplaced tags; source positions reveal the others. */
  function checkTags(element: Element) {
    const tags = element.sourceCodeLocation
    if (element.namespaceURI !== HTML) return
    if (element.tagName === 'p' && !tags?.startTag) report('html.stray-end-tag', element)
    if (tags?.startTag && !tags.endTag && !NO_END_TAG.has(element.tagName)) report('html.unclosed-element', element)
  }

  function checkName(element: Element, ancestors: readonly Element[]) {
    const code = nameCodeOf(element)
    if (!code || isHidden(element) || ancestors.some(isHidden)) return
    if (attributeOf(element, 'aria-label')?.trim() || attributeOf(element, 'title')?.trim()) return
    if (code === 'name.field') {
      if (attributeOf(element, 'placeholder')?.trim() || ancestors.some((one) => one.tagName === 'label')) return
    } else if (code !== 'name.frame' && hasContent(element)) return
    const labelledBy = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    unnamed.push({ problem: { code, element: describeElement(element) }, labelledBy, id: attributeOf(element, 'id') })
  }

  return {
    enter(element: Element, ancestors: readonly Element[]) {
      const id = attributeOf(element, 'id')
      if (id !== undefined) {
        if (id === '' || /\s/.test(id)) report('html.invalid-id', element)
        else if (byId.has(id)) report('html.duplicate-id', element)
        else byId.set(id, element)
      }
      // With scripting, `<noscript>` contains text; without it, its ids are part of the page.
      if (element.tagName === 'noscript')
        for (const [, only = ''] of ownText(element).matchAll(/\sid="([^"]+)"/g)) idsWithoutScript.push(only)
      if (OBSOLETE.has(element.tagName)) report('html.obsolete-element', element)
      const obsolete = element.attrs.find(({ name }) => OBSOLETE_ATTRIBUTES.has(name))
      if (obsolete && element.namespaceURI === HTML)
        problems.push({ code: 'html.obsolete-attribute', element: `${element.tagName}[${obsolete.name}]` })
      const labelled = element.tagName === 'label' && attributeOf(element, 'for')
      if (labelled) labelFor.add(labelled)
      for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list', 'commandfor'])
        for (const target of (attributeOf(element, name) ?? '').split(/\s+/).filter(Boolean))
          references.push({ element: describeElement(element), id: target, code: `html.dangling-${name}` })
      if (isPersonalField(element) && !attributeOf(element, 'autocomplete')) report('form.autocomplete', element)
      checkTags(element)
      checkNesting(element, ancestors)
      checkName(element, ancestors)
    },
    result(): { problems: HtmlProblem[]; ids: string[] } {
      for (const { problem, labelledBy, id } of unnamed) {
        const isNamed =
          labelledBy.some((one) => {
            const label = byId.get(one)
            return label && hasContent(label)
          }) ||
          (problem.code === 'name.field' && id !== undefined && labelFor.has(id))
        if (!isNamed) problems.push(problem)
      }
      for (const { element, id, code } of references) if (!byId.has(id)) problems.push({ code, element })
      const known = new Set(byId.keys())
      for (const id of idsWithoutScript)
        if (known.has(id)) problems.push({ code: 'html.duplicate-id', element: `noscript #${id}`.slice(0, 160) })
        else known.add(id)
      return { problems, ids: [...byId.keys()] }
    },
  }
}

function isAllowedHeading(parent: Element, { tagName }: Element): boolean {
  return /^(?:legend|summary)$/.test(parent.tagName) && /^h[1-6]$|^hgroup$/.test(tagName)
}

function isInteractive(element: Element): boolean {
  if (element.tagName === 'a') return attributeOf(element, 'href') !== undefined
  if (element.tagName === 'input') return attributeOf(element, 'type') !== 'hidden'
  return INTERACTIVE.has(element.tagName)
}

/** Fields that browsers and agents can autofill. */
function isPersonalField(element: Element): boolean {
  return element.tagName === 'input' && /^(?:email|tel|password)$/i.test(attributeOf(element, 'type') ?? '')
}

/** Problem code of an element without an accessible name; null for elements that need none. */
function nameCodeOf(element: Element): string | null {
  const type = attributeOf(element, 'type')?.toLowerCase() ?? 'text'
  if (element.tagName === 'a') return attributeOf(element, 'href') === undefined ? null : 'name.link'
  if (element.tagName === 'button') return 'name.button'
  if (element.tagName === 'iframe') return 'name.frame'
  if (element.tagName === 'input' && UNNAMED_INPUTS.has(type)) {
    if (type === 'hidden' || NAMED_BY_VALUE.has(type)) return null
    return attributeOf(element, type === 'image' ? 'alt' : 'value')?.trim() ? null : 'name.button'
  }
  return FIELDS.has(element.tagName) ? 'name.field' : null
}
