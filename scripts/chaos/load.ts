import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { randomSlot } from '../../tests/fixtures/random-slot.ts'
import type { Deployment } from './deployment.ts'
import { post, type Session } from './session.ts'

/** What the load writes; the id of a write is part of the stored text. */
export const WRITE_KINDS = ['message', 'comment', 'appointment'] as const
export type WriteKind = (typeof WRITE_KINDS)[number]
type Acknowledged = { kind: WriteKind; site: number; at: number }

/** Share of each kind. One user may write 40 comments an hour and have 50 open requests; then messages replace them. */
const WEIGHTS: Record<WriteKind, number> = { message: 0.8, comment: 0.1, appointment: 0.1 }
const WRITERS_PER_SITE = 3
const RETRY_DELAY_MS = 50
/** Time between two writes of a writer: the load is steady, and the machine is not at its limit. */
const THINK_TIME_MS = 30
/** Limit reached, or a slot taken by another writer. */
const DECLINED = [409, 429]
const WAIT_LIMIT_MS = 180_000

export type Load = ReturnType<typeof startLoad>

/** Writes through the API of every process until it is stopped, and notes what was acknowledged. */
export function startLoad(deployment: Deployment, session: Session, postId: number) {
  const acknowledged = new Map<string, Acknowledged>()
  /** Responses that no fault explains. */
  const unexpected: string[] = []
  let refused = 0
  let isOver = false

  async function write(site: number): Promise<boolean> {
    const kind = chooseKind()
    const id = `chaos-${kind}-${randomUUID()}`
    try {
      const response = await send(kind, id, deployment.sites[site]!.url)
      const text = await response.text()
      if (response.status === 201) acknowledged.set(id, { kind, site, at: performance.now() })
      else if (response.status === 503) refused++
      else if (!DECLINED.includes(response.status)) unexpected.push(`${kind}: ${response.status} ${text.slice(0, 200)}`)
      return response.status === 201
    } catch {
      // No response: the write may be stored or not.
      refused++
      return false
    }
  }

  function send(kind: WriteKind, id: string, url: string): Promise<Response> {
    if (kind === 'comment') return session.send(url, 'POST', '/api/comments', { postId, text: id })
    if (kind === 'message') {
      const message = `This message was written by the load generator: ${id}`
      return post(url, '/api/contact', { title: id, message, email: `${id}@example.com` })
    }
    const request = { requestType: 'CHANGE_REQUEST', comments: id, ...randomSlot() }
    return session.send(url, 'POST', '/api/booking/appointments', request)
  }

  const writers = deployment.sites.flatMap((_, site) =>
    Array.from({ length: WRITERS_PER_SITE }, async () => {
      while (!isOver) await pause((await write(site)) ? THINK_TIME_MS : RETRY_DELAY_MS)
    }),
  )

  return {
    acknowledged,
    unexpected,
    refused: () => refused,
    write,
    /** Until each of these processes has acknowledged `count` further writes. Returns the milliseconds that took. */
    async untilAcknowledged(count: number, sites = deployment.sites.map((_, site) => site)): Promise<number> {
      const start = performance.now()
      const missing = () => sites.filter((site) => countSince(start, site) < count)
      while (missing().length > 0) {
        if (performance.now() - start > WAIT_LIMIT_MS) throw new Error(`no writes within ${WAIT_LIMIT_MS / 1000} s`)
        await pause(5)
      }
      return performance.now() - start
    },
    async untilRefused(): Promise<void> {
      const before = refused
      while (refused === before) await pause(5)
    },
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }

  function countSince(start: number, site: number): number {
    return [...acknowledged.values()].filter((write) => write.site === site && write.at >= start).length
  }
}

function chooseKind(): WriteKind {
  let rest = Math.random()
  for (const kind of WRITE_KINDS) {
    rest -= WEIGHTS[kind]
    if (rest < 0) return kind
  }
  return 'message'
}
