// Generates requests from the operations of an OpenAPI description and from page URLs.
import fc from 'fast-check'
import {
  FromResponses,
  hostileValue,
  type Schema,
  type Schemas,
  type Source,
  valuesOf,
  withReferences,
} from './values.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
export type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; responses: Record<string, { content?: Content }> }
}

export type GeneratedRequest = {
  /** `GET /api/blog/posts/{id}`, or `page` for a URL outside the API. */
  operation: string
  method: string
  path: (resolve: (value: unknown) => unknown) => string
  body: (resolve: (value: unknown) => unknown) => Body | undefined
}
export type Body = { type: string; bytes: Buffer }

/** One arbitrary per operation. */
export function apiRequests({ paths, components }: Description): fc.Arbitrary<GeneratedRequest>[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      fc.boolean().chain((isHostile) => requestOf(path, method, operation, { schemas: components.schemas, isHostile })),
    ),
  )
}

function requestOf(path: string, method: string, { parameters = [], requestBody }: Operation, source: Source) {
  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, withReferences(name, valuesOf(schema, source, name))]),
      ),
      place === 'path' ? {} : { requiredKeys: requiredIn(parameters) },
    )
  const body = method === 'get' ? fc.constant(undefined) : bodiesOf(requestBody?.content, source)
  return fc.tuple(values('path'), values('query'), body).map(
    ([pathValues, query, sent]): GeneratedRequest => ({
      operation: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: (resolve) =>
        path.replace(/\{(\w+)\}/g, (_, name) => encoded(resolve(pathValues[name]))) + search(query, resolve),
      body: (resolve) => sent?.(resolve),
    }),
  )
}

const requiredIn = (parameters: Parameter[]) =>
  parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name)

function search(query: Record<string, unknown>, resolve: (value: unknown) => unknown): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(resolve(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Longer values would only exercise the header limit of the HTTP parser. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 1000).toWellFormed())
}

type MakeBody = (resolve: (value: unknown) => unknown) => Body

const FORM = 'multipart/form-data; boundary=x'
const MALFORMED: Body[] = [
  { type: 'application/json', bytes: Buffer.from('') },
  { type: 'application/json', bytes: Buffer.from('{') },
  { type: 'application/json', bytes: Buffer.from('{"a":1}}') },
  { type: 'application/json', bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) },
  { type: 'application/json', bytes: Buffer.from('['.repeat(20_000)) },
  { type: 'application/json', bytes: Buffer.from('"\\ud800"') },
  { type: 'application/json; charset=utf-16', bytes: Buffer.from('{}', 'utf16le') },
  { type: 'text/plain', bytes: Buffer.from('{}') },
  { type: '', bytes: Buffer.from('{}') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=%ff&b[]=1&%00=%00') },
  { type: 'multipart/form-data', bytes: Buffer.from('no boundary') },
  { type: FORM, bytes: Buffer.from('--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nno end') },
  { type: FORM, bytes: Buffer.from('--x--\r\n') },
  {
    type: FORM,
    bytes: Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n--x--\r\n',
    ),
  },
  { type: 'image/png', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
]

function bodiesOf(content: Content | undefined, source: Source): fc.Arbitrary<MakeBody | undefined> {
  const schema = content?.['application/json']?.schema
  const malformed = fc.constantFrom(...MALFORMED).map(
    (body): MakeBody =>
      () =>
        body,
  )
  const json = (schema ? valuesOf(schema, source) : hostileValue).map((value): MakeBody => {
    return (resolve) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(resolveDeep(value, resolve))) })
  })
  if (!source.isHostile && schema) return json
  return fc.oneof(
    { arbitrary: json, weight: 80 },
    { arbitrary: malformed, weight: 18 },
    { arbitrary: fc.constant(undefined), weight: 2 },
  )
}

function resolveDeep(value: unknown, resolve: (value: unknown) => unknown): unknown {
  if (value instanceof FromResponses || typeof value !== 'object' || value === null) return resolve(value)
  if (Array.isArray(value)) return value.map((item) => resolveDeep(item, resolve))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveDeep(item, resolve)]))
}

const PREFIXES = ['', '/en', '/fr', '/nl', '/EN']
const PARTS = [
  '%5c',
  '%09',
  '%0a',
  '%0d',
  '%00',
  '%0b',
  '%2f',
  '%2e%2e',
  '..',
  '.',
  '',
  '%',
  '%c0%af',
  '%ff',
  '%25',
  'evil.example',
  '%65',
  'A',
  '@',
  ':',
  ';',
  '~',
  '%E2%80%A8',
  '%EF%BC%8F',
]
const TAILS = [
  '',
  '/',
  '.md',
  '?version=../../pages/faq',
  '?lng=%00',
  '?next=//evil.example',
  '?token=%00',
  '?page=1e9',
  '?q=%ff',
  '?q=a&q=b',
  '?__proto__=1',
]
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']

/** Spellings of page URLs: known ones with hostile prefixes, infixes and suffixes. */
export function pageRequests(known: string[]): fc.Arbitrary<GeneratedRequest> {
  const part = fc.constantFrom(...PARTS)
  const between = fc.array(part, { maxLength: 3 }).map((parts) => parts.map((one) => `/${one}`).join(''))
  const body = fc.constantFrom(...MALFORMED)
  return fc
    .tuple(
      fc.constantFrom(...PREFIXES),
      between,
      fc.constantFrom('', ...known),
      between,
      fc.constantFrom(...TAILS),
      fc.constantFrom(...METHODS),
      body,
    )
    .map(([prefix, before, address, behind, tail, method, sent]) => {
      const path = `${prefix}${before}${address}${behind}` || '/'
      const withBody = method === 'POST' || method === 'PUT'
      return { operation: 'page', method, path: () => path + tail, body: () => (withBody ? sent : undefined) }
    })
}
