// Validates responses against the OpenAPI description, and collects identifiers for later requests.
import type { IncomingHttpHeaders } from 'node:http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Description, Operation } from './requests.ts'
import type { FromResponses, Schema } from './values.ts'

export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; text: string }

/** Returns what is wrong with a response. */
export function createResponseCheck({ paths, components }: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema(closed(schema), `#/components/schemas/${name}`)
  const compiled = new Map<Schema, ValidateFunction>()

  return (operation: string, { status, headers, text }: ReceivedResponse, origin: string): string | undefined => {
    if (status >= 500) return `status ${status}`
    const { location } = headers
    if (location && URL.parse(location, origin)?.origin !== origin) return `redirects to ${location}`
    if (operation === 'page') return undefined
    const [method = '', path = ''] = operation.split(' ')
    const { responses } = paths[path]![method.toLowerCase()] as Operation
    const described = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
    if (!described) return `status ${status} is not described`
    const { content } = described.$ref ? components.responses[described.$ref.split('/').at(-1)!]! : described
    if (!content) return undefined
    const type = (headers['content-type'] ?? '').split(';')[0]!
    const schema = content[type]?.schema
    if (!schema) return `content type ${type} is not described for ${status}`
    if (type !== 'application/json') return undefined
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema))
    compiled.set(schema, validate)
    if (validate(JSON.parse(text))) return undefined
    const [error] = validate.errors!
    return `breaks its schema: ${error!.instancePath.replace(/\d+/g, 'N')} ${error!.message} ${JSON.stringify(error!.params)}`
  }
}

/** Rejects undocumented properties too: they may leak data. */
function closed<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map(closed) as Value
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isObject = 'properties' in inner && !('additionalProperties' in inner)
  return { ...inner, ...(isObject ? { additionalProperties: false } : {}) } as Value
}

/** Collects identifiers from responses, so that later requests refer to existing objects. */
export function createReferences(known: Record<string, unknown[]>) {
  const MAX_VALUES = 300
  const found = new Map<string, unknown[]>(Object.entries(known))
  const sliceOf = (operation: string) => operation.split('/')[2] ?? ''

  function add(key: string, value: unknown): void {
    const values = found.get(key) ?? []
    if (values.length < MAX_VALUES) values.push(value)
    else values[Math.floor(Math.random() * MAX_VALUES)] = value
    found.set(key, values)
  }

  function walk(slice: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) walk(slice, item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        if (typeof item === 'string' || typeof item === 'number' || key === 'value') {
          add(`${slice} ${key}`, item)
          add(key, item)
        } else walk(slice, item)
      }
  }

  return {
    collect(operation: string, { status, headers, text }: ReceivedResponse): void {
      if (status !== 200 && status !== 201) return
      if (headers['content-type']?.startsWith('application/json')) walk(sliceOf(operation), JSON.parse(text))
    },
    find(operation: string, { name, index }: FromResponses): unknown {
      const keys = [`${sliceOf(operation)} ${name}`, name, ...(name.endsWith('Id') ? ['id'] : [])]
      const values = keys.map((key) => found.get(key)).find((list) => list && list.length > 0)
      return values ? values[index % values.length] : String(index)
    },
  }
}
