import { type DehydratedState, dehydrate, hydrate, MutationCache, QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

const STALE_TIME_MS = 300_000

function createQueryClient(): QueryClient {
  return new QueryClient({
    // `form-recovery.ts` then treats the input of the submitted form as saved.
    mutationCache: new MutationCache({ onSuccess: () => dispatchEvent(new Event('saved')) }),
    defaultOptions: {
      // Offline, a mutation fails at once instead of being paused silently.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: STALE_TIME_MS,
        retry: import.meta.env.SSR ? false : 1,
        // A loader has fetched and retried already.
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}

const clientByRequest = new WeakMap<Request, QueryClient>()
let browserClient: QueryClient | undefined

/** One per request on the server, one per tab in the browser. */
export const getQueryClient = createIsomorphicFn()
  .server(() => {
    const request = getRequest()
    const client = clientByRequest.get(request) ?? createQueryClient()
    clientByRequest.set(request, client)
    return client
  })
  .client(() => {
    browserClient ??= createQueryClient()
    return browserClient
  })

export function dehydrateQueries(): DehydratedState | undefined {
  const state = dehydrate(getQueryClient())
  return state.queries.length > 0 ? state : undefined
}

export function hydrateQueries(state: DehydratedState): void {
  // Cached HTML is invalidated on change, so treat its data as fresh on arrival.
  for (const query of state.queries) query.state.dataUpdatedAt = Date.now()
  hydrate(getQueryClient(), state)
}
