import type { Context } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import type { AppEnv } from '#platform/server/http.ts'

type Handler = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

/** `ctx.fetchOwn`: the context is created before the application, which is connected later. */
export function createOwnFetch({ origin }: Pick<Env, 'origin'>): {
  fetch: Context['fetchOwn']
  connect(handler: Handler): void
} {
  let handler: Handler | undefined
  return {
    async fetch(path, init) {
      if (!handler) throw new Error('the application is not connected yet')
      const request = new Request(origin + path, init)
      request.headers.set('host', new URL(origin).host)
      return handler(request, { isInternal: true })
    },
    connect(connected) {
      handler = connected
    },
  }
}
