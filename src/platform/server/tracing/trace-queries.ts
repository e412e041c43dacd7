import type pg from 'pg'
import { isInSpan, withSpan } from './tracing.ts'

type Query = (...args: unknown[]) => Promise<unknown> | undefined

/** A span per statement that runs in a span: of the pool, and of a client that a transaction acquired. */
export function traceQueries(pool: pg.Pool): pg.Pool {
  traceTarget(pool)
  pool.on('connect', traceTarget)
  return pool
}

function traceTarget(target: pg.Pool | pg.PoolClient): void {
  const query = target.query.bind(target) as Query
  const traced: Query = (...args) => {
    // The pool itself passes a callback to its clients: that statement has a span already.
    if (!isInSpan() || typeof args.at(-1) === 'function') return query(...args)
    const text = statementText(args[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    return withSpan('client', /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query', attributes, async () =>
      query(...args),
    )
  }
  Object.assign(target, { query: traced })
}

/** Values are parameters; the literals of statements that have some are removed. */
function statementText(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text ?? '')
  return text.replace(/'(?:[^']|'')*'/g, "'?'")
}
