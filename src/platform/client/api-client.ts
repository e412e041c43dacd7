import type { Hono } from 'hono'
import type { ClientResponse, hc } from 'hono/client'
import { apiFetch } from './api-fetch.ts'

/** A failed call: the error code and the error per field. No other server details reach a page. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** Data that helps to recover, such as the slots that are still free. */
  readonly details: unknown

  constructor(status: number, code: string, fields: ApiError['fields'] = {}, details?: unknown) {
    super(code)
    this.status = status
    this.code = code
    this.fields = fields
    this.details = details
  }
}

/** API client of one slice. With `skipAuth` calls wait for no token, and a 401 does not sign out. */
// biome-ignore lint/suspicious/noExplicitAny: the routes of any slice
export function apiClient<Routes extends Hono<any, any, any>>(path: string, { skipAuth = false } = {}) {
  return proxyFor(`/api${path}`, skipAuth) as ReturnType<typeof hc<Routes>>
}

type Input = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown }

/**
 * `api[':id'].replies.$get({ param, query })`: typed by Hono's client. The implementation is our own because Hono's
 * would add to the size of every page.
 */
function proxyFor(path: string, skipAuth: boolean): unknown {
  const get = (_: object, key: string) =>
    key.startsWith('$') ? callFor(path, key.slice(1).toUpperCase(), skipAuth) : proxyFor(`${path}/${key}`, skipAuth)
  return new Proxy({}, { get })
}

function callFor(path: string, method: string, skipAuth: boolean) {
  return (input: Input = {}, init?: { headers?: Record<string, string> }) => {
    const hasBody = input.json !== undefined
    const headers = { ...init?.headers, ...(hasBody && { 'content-type': 'application/json' }) }
    const body = hasBody && { body: JSON.stringify(input.json) }
    return apiFetch(withPageLanguage(urlFor(path, input)), { method, headers, ...body }, skipAuth)
  }
}

function urlFor(path: string, { param = {}, query = {} }: Input): string {
  const filled = path.replace(/\/index$/, '').replace(/:(\w+)/g, (_, name) =>
    // URL parsers resolve encoded dot segments too, which would reach another route: replace them by `-`, which is
    // never an id.
    encodeURIComponent(param[name] ?? '').replace(/^\.*$/, '-'),
  )
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return parameters.length > 0 ? `${filled}?${new URLSearchParams(parameters)}` : filled
}

/** Body of a successful response; throws an ApiError otherwise. */
export async function unwrap<Body>(call: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  const response = await call
  if (response.ok) return (await response.json()) as Body
  const body = (await response.json().catch(() => null)) as {
    error?: { code: string; fields?: ApiError['fields']; details?: unknown }
  } | null
  const { code = 'INTERNAL', fields, details } = body?.error ?? {}
  throw new ApiError(response.status, code, fields, details)
}

/** Validation errors and emails use the language of the page, not of the browser. */
function withPageLanguage(address: string): string {
  if (import.meta.env.SSR || /[?&]lng=/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}lng=${document.documentElement.lang}`
}
