import type { Context } from '#platform/server/context.ts'
import { authOf } from './auth.ts'
import { inLateTransaction } from './auth-transaction.ts'

/** The OAuth callback. A refusal is a redirect with `error` in its address, and leaves nothing behind. */
export async function finishProviderSignIn(ctx: Context, request: Request): Promise<Response> {
  const auth = await authOf(ctx)
  return inLateTransaction(ctx, () => auth.handler(request), isAccepted)
}

function isAccepted({ status, headers }: Response): boolean {
  const target = URL.parse(headers.get('location') ?? '', 'http://site')
  return status < 400 && target !== null && !target.searchParams.has('error')
}
