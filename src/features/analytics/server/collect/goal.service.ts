import { randomUUID } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Goal } from '../../model/event.schema.ts'
import { routeOf } from '../../model/route-of.ts'
import type { EventSender } from './event-sender.service.ts'
import { writeEvents } from './event-writer.service.ts'

export type ReachedGoal = { goal: Goal; path: string; language: Locale }

/** Stored as events of the browser are: only with a consent record. */
export async function recordGoal(
  ctx: Context,
  { goal, path, language }: ReachedGoal,
  sender: EventSender,
): Promise<void> {
  const { visitor, visit, client } = sender
  const event = { kind: 'goal' as const, name: goal, path, route: routeOf(path), at: ctx.now() }
  await writeEvents(ctx, { id: randomUUID(), visitor, visit, language, ...client, events: [event] })
}
