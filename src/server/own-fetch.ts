import type { Context } from '#platform/server/context.ts'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import type { Env } from '#platform/server/env.ts'
import type { AppEnv } from '#platform/server/http.ts'

type Handler = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

/**
 * `ctx.fetchOwn`: the context is created before the application, which is connected later. Requests wait for it: a job
 * that was queued before the start runs as soon as the workers start.
 */
export function createOwnFetch({ origin }: Pick<Env, 'origin'>): {
  fetch: Context['fetchOwn']
  connect(handler: Handler): void
} {
  const first = Promise.withResolvers<Handler>()
  let application = first.promise
  return {
    async fetch(path, init) {
      assertNoTransaction('the own site')
      const request = new Request(origin + path, init)
      request.headers.set('host', new URL(origin).host)
      return (await application)(request, { isInternal: true })
    },
    connect(handler) {
      first.resolve(handler)
      // Hot reload connects another one.
      application = Promise.resolve(handler)
    },
  }
}
