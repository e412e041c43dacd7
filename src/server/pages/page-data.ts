import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { escapeHtml } from '#kernel/escape-html.ts'

/** Loader data of a cached page that hydrates on intent, as JSON: a list, by the index of the router's match. */
export type PageLoaderData = { hash: string; json: string }
type Scope = { json?: string }

const scopes = new AsyncLocalStorage<Scope>()

/** Called by the renderer. The data of the matches are in the same order when the browser reads them. */
export function collectPageData(data: readonly unknown[]): void {
  const scope = scopes.getStore()
  if (scope) scope.json = JSON.stringify(data)
}

/** The response of a render, and the data that it collected. */
export async function withPageData(
  render: () => Response | Promise<Response>,
): Promise<{ response: Response; data: PageLoaderData | undefined }> {
  const scope: Scope = {}
  const response = await scopes.run(scope, render)
  const { json } = scope
  if (!json) return { response, data: undefined }
  return { response, data: { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 16) } }
}

const ADDRESS = /^\/page-data\/([\w-]+)(\/.*)$/
export const PAGE_DATA_ROUTE = '/page-data/*'

/** Hash and page of an address of page data. */
export function dataRequest(address: string): { hash: string; path: string } {
  const [, hash = '', path = ''] = ADDRESS.exec(address) ?? []
  return { hash, path }
}

/** Attribute of the document that names the address of its data. */
export function pageDataAttribute({ hash }: PageLoaderData, pathname: string): string {
  return ` data-page="${escapeHtml(`/page-data/${hash}${pathname}`)}"`
}
