// Generates values from a JSON Schema: usually valid, sometimes hostile, reproducible by seed.
import fc from 'fast-check'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
}

export type Schemas = Record<string, Schema>

/** A value from an earlier response with one of these property names; resolved when the request is sent. */
export class FromResponses {
  readonly name: string
  readonly index: number
  constructor(name: string, index: number) {
    this.name = name
    this.index = index
  }
}

/** Inputs that break parsers, encoders, databases and comparisons. */
const HOSTILE_STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u2028\u2029\u0085',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(200),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  '9'.repeat(30),
  'NaN',
  '../../../etc/passwd',
  '..%2f..%2fpages',
  '%00',
  '%',
  '%ff%fe',
  '\r\nset-cookie: a=b',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '$1',
  '{{7*7}}',
  '\\',
  '2025-02-30',
  '2025-13-01T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01',
  '24:00',
  'a'.repeat(10_000),
  'é'.repeat(70_000),
]

const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, toString: 'x', length: -1 },
  Array.from({ length: 2000 }, (_, index) => index),
]

const hostileString = fc.constantFrom(...HOSTILE_STRINGS)
export const hostileValue = fc.oneof(hostileString, fc.constantFrom(...HOSTILE_VALUES))

/** Identifiers, versions and tokens: random ones never pass the lookup. */
const REFERENCE =
  /(^|[a-z])(id|key|slug|token|version|batch|number|subject|page|cursor|date|time|startedFrom|updatedAt|email|value)$/i

/** Percentage of hostile values in a hostile request. */
const HOSTILE_SHARE = 10

export type Source = { schemas: Schemas; isHostile: boolean }

export function valuesOf(schema: Schema, source: Source, name = '', depth = 0): fc.Arbitrary<unknown> {
  const valid = validValuesOf(schema, source, name, depth)
  if (!source.isHostile) return valid
  return fc.oneof({ arbitrary: valid, weight: 100 - HOSTILE_SHARE }, { arbitrary: hostileValue, weight: HOSTILE_SHARE })
}

function validValuesOf(schema: Schema, source: Source, name: string, depth: number): fc.Arbitrary<unknown> {
  if (depth > 8) return fc.constant(null)
  const next = (inner: Schema, innerName = name) => valuesOf(inner, source, innerName, depth + 1)
  if (schema.$ref) return next(source.schemas[schema.$ref.split('/').at(-1)!]!)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => next(choice)))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectsOf(schema, next)
    case 'array':
      return fc.array(next(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return withReferences(name, numbersOf(schema))
    case 'string':
      return withReferences(name, stringsOf(schema))
    default:
      return withReferences(name, fc.jsonValue({ maxDepth: 3 }))
  }
}

function objectsOf(schema: Schema, next: (inner: Schema, name: string) => fc.Arbitrary<unknown>) {
  const properties = Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, next(inner, key)] as const)
  const requiredKeys = (schema.required ?? []).filter((key) => schema.properties?.[key])
  return fc.record(Object.fromEntries(properties), { requiredKeys })
}

function numbersOf({ minimum = -10, maximum = 200, type }: Schema): fc.Arbitrary<number> {
  const min = Math.max(minimum, -1e6)
  const max = Math.max(min, Math.min(maximum, 1e6))
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.double({ min, max, noNaN: true })
}

function stringsOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (format === 'uuid') return fc.uuid()
  if (format === 'base64') return fc.base64String({ maxLength: 400 })
  if (format === 'date')
    return fc.date({ ...YEARS, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date({ ...YEARS, noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, 2000))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) }
  return fc.oneof(fc.string({ ...length, unit: 'grapheme' }), fc.string(length), wordsOf(length))
}

const YEARS = { min: new Date('2020-01-01'), max: new Date('2030-01-01') }

function wordsOf({ minLength, maxLength }: { minLength: number; maxLength: number }): fc.Arbitrary<string> {
  return fc
    .lorem({ maxCount: Math.max(3, Math.ceil(minLength / 4)) })
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

export function withReferences(name: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (!REFERENCE.test(name)) return values
  const reference = fc.nat(1_000_000).map((index) => new FromResponses(name, index))
  return fc.oneof({ arbitrary: reference, weight: 3 }, { arbitrary: values, weight: 1 })
}
