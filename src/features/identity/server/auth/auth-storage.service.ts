import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter } from 'better-auth'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'

/** OAuth tokens for the provider's API, which is never called: they are not stored. */
const PROVIDER_TOKENS = [
  'accessToken',
  'refreshToken',
  'idToken',
  'accessTokenExpiresAt',
  'refreshTokenExpiresAt',
  'scope',
]

type Row = Record<string, unknown>
type Condition = { field: string; value: unknown }
type Args = { model?: string; where?: Condition[]; data?: Row; update?: Row }

/** SHA-256 of a random token: the database and its backups hold no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Wraps Better Auth's adapter: session tokens are stored as hashes, OAuth tokens are not stored. Better Auth still sees
 * the plain token of the cookie: it is hashed in queries and restored in results.
 */
export function withProtectedTokens(createAdapter: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => protectAdapter(createAdapter(options))
}

function protectAdapter<Adapter extends DBAdapter | DBTransactionAdapter>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'transaction')
        return (run: (tx: DBTransactionAdapter) => unknown) =>
          value((tx: DBTransactionAdapter) => run(protectAdapter(tx)))
      return (args?: Args) => {
        // Better Auth consumes a link under a lock in memory: its holder may wait for the transaction of this call.
        if (name === 'consumeOne') assertNoTransaction('the lock of a link')
        if (args?.model === 'account') return value(withoutProviderTokens(args))
        return args?.model === 'session' ? withHashedTokens(value as Query, args) : value(args)
      }
    },
  })
}

function withoutProviderTokens({ data, update, ...args }: Args): Args {
  const strip = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !PROVIDER_TOKENS.includes(name)))
  return { ...args, ...(data ? { data: strip(data) } : {}), ...(update ? { update: strip(update) } : {}) }
}

type Query = (args: Args) => Promise<unknown>

async function withHashedTokens(query: Query, { where, data, update, ...args }: Args) {
  const tokenByHash = new Map<unknown, string>()
  function hashed<Value>(value: Value): Value | string | string[] {
    if (Array.isArray(value)) return value.map((token) => hashed(token) as string)
    if (typeof value !== 'string') return value
    tokenByHash.set(hashToken(value), value)
    return hashToken(value)
  }
  const inRow = (row: Row) => ('token' in row ? { ...row, token: hashed(row.token) } : row)
  const inCondition = (condition: Condition) =>
    condition.field === 'token' ? { ...condition, value: hashed(condition.value) } : condition
  const result = await query({
    ...args,
    ...(where ? { where: where.map(inCondition) } : {}),
    ...(data ? { data: inRow(data) } : {}),
    ...(update ? { update: inRow(update) } : {}),
  })
  const withOriginalToken = (row: Row | null) =>
    row && tokenByHash.has(row.token) ? { ...row, token: tokenByHash.get(row.token) } : row
  if (Array.isArray(result)) return result.map(withOriginalToken)
  return typeof result === 'object' ? withOriginalToken(result as Row | null) : result
}
