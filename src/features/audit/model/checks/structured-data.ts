import type { Check, DigestedPage, Finding, PageCheck, Severity } from '../check.ts'
import { hasProperty, isKnownType } from '../schema-vocabulary.ts'
import { pageCheck, wasRead } from './define.ts'
import { type DataNode, dataNodes, describeNode, isReference, textsOf } from './structured-data-nodes.ts'

/**
 * Properties that Google requires for rich results (developers.google.com/search/docs/appearance/structured-data).
 * Google requires none for articles and organizations; the minimum for a meaningful entry is listed. `Service` is
 * not a Google type: it needs what is offered and by whom.
 */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'address'],
  PostalAddress: ['addressCountry', 'addressLocality', 'streetAddress'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Person: ['name'],
  Service: ['name', 'provider'],
  Offer: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
}
/** Recommended by the same documentation, and shown in results. */
const RECOMMENDED: Record<string, string[]> = {
  Organization: ['logo'],
  LocalBusiness: ['telephone', 'url', 'geo', 'openingHoursSpecification'],
  Article: ['dateModified', 'image'],
  BlogPosting: ['dateModified', 'image'],
  Service: ['description', 'offers'],
}
const DATES = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate', 'validFrom', 'validThrough']
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const PRICES = ['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice']
/** Properties that must be absolute URLs; those of the second list must be URLs of this site. */
const URLS = ['logo', 'image', 'sameAs', 'contentUrl']
const OWN_URLS = ['@id', 'url', 'item', 'mainEntityOfPage']

const dataCheck = (id: string, severity: Severity, run: PageCheck['run']) =>
  pageCheck(id, severity, run, (input) => wasRead(input) && input.digest.structuredData.length > 0)

export const STRUCTURED_DATA_CHECKS: readonly Check[] = [
  dataCheck('structured-data-syntax', 'error', ({ digest }) =>
    digest.structuredData.flatMap((block, index) =>
      'error' in block ? [{ element: `script ${index + 1}`, values: { error: block.error } }] : [],
    ),
  ),

  dataCheck('structured-data-type', 'error', ({ digest }) =>
    dataNodes(digest).flatMap(({ types }) =>
      types.filter((type) => !isKnownType(type)).map((type) => ({ element: type, values: { type } })),
    ),
  ),

  dataCheck('structured-data-property', 'warning', ({ digest }) =>
    dataNodes(digest).flatMap((node): Finding[] => {
      const known = node.types.filter(isKnownType)
      if (known.length === 0) return []
      return Object.keys(node.properties)
        .filter((name) => !name.startsWith('@') && !known.some((type) => hasProperty(type, name)))
        .map((property) => findingAt(node, property, { type: known.join(', ') }))
    }),
  ),

  dataCheck('structured-data-required', 'error', (input) => findMissing(input, REQUIRED)),
  dataCheck('structured-data-recommended', 'notice', (input) => findMissing(input, RECOMMENDED)),

  dataCheck('structured-data-reference', 'warning', ({ digest }, { origin }) => {
    const nodes = dataNodes(digest)
    const described = new Set(nodes.filter((node) => !isReference(node)).map(({ properties }) => properties['@id']))
    return nodes
      .filter((node) => isReference(node) && !described.has(node.properties['@id']))
      .map(({ properties }) => String(properties['@id']))
      .filter((id) => id.startsWith(origin) || !URL.canParse(id))
      .map((id) => ({ element: id, values: { id } }))
  }),

  dataCheck('structured-data-price', 'error', ({ page, digest }, { prices }) => {
    const known = prices[page.path] ?? []
    return dataNodes(digest).flatMap((node) =>
      PRICES.filter((name) => name in node.properties && !known.includes(Number(node.properties[name]))).map(
        (name) => ({
          element: `${describeNode(node)}: ${name} ${String(node.properties[name])}`,
          values: { price: String(node.properties[name]), known: known.join(', ') },
        }),
      ),
    )
  }),

  dataCheck('structured-data-date', 'error', ({ digest }) =>
    dataNodes(digest).flatMap((node) => {
      const wrong = DATES.filter((name) => name in node.properties && !isDate(node.properties[name]))
      const { datePublished, dateModified } = node.properties
      const isBackwards =
        isDate(datePublished) && isDate(dateModified) && Date.parse(dateModified) < Date.parse(datePublished)
      return [...wrong, ...(isBackwards ? ['dateModified'] : [])].map((property) =>
        findingAt(node, property, { value: String(node.properties[property]) }),
      )
    }),
  ),

  dataCheck('structured-data-url', 'warning', ({ digest }, { origin }) =>
    dataNodes(digest).flatMap((node) => {
      // The URL of an author may be on another site.
      const isElsewhere = node.types.includes('Person')
      const wrong = [
        ...urlsIn(node.properties, URLS).filter(({ url }) => !/^https?:\/\//.test(url)),
        ...urlsIn(node.properties, OWN_URLS).filter(
          ({ url }) => !isOwn(url, origin) && !(isElsewhere && URL.canParse(url)),
        ),
      ]
      return wrong.map(({ name, url }) => findingAt(node, name, { url, origin }))
    }),
  ),
]

function findMissing({ digest }: DigestedPage, wanted: Record<string, string[]>): Finding[] {
  return dataNodes(digest).flatMap((node) => {
    const names = new Set(node.types.flatMap((type) => wanted[type] ?? []))
    return [...names]
      .filter((name) => isEmpty(node.properties[name]))
      .map((property) => findingAt(node, property, { type: node.types.join(', ') }))
  })
}

function findingAt(node: DataNode, property: string, values: Finding['values']): Finding {
  return { element: `${describeNode(node)}: ${property}`, values: { property, ...values } }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value))
}

function urlsIn(properties: Record<string, unknown>, names: string[]): { name: string; url: string }[] {
  return names.flatMap((name) => textsOf(properties[name]).map((url) => ({ name, url })))
}

function isOwn(url: string, origin: string): boolean {
  return URL.parse(url)?.origin === origin
}
