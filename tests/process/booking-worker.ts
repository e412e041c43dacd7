// Asks for appointments as fast as it can, ten at a time, and says which ones were acknowledged. Made to be killed.
import { flushCompileCache } from 'node:module'
import pino from 'pino'
import { requestAppointment } from '#features/booking/server/request.service.ts'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { addDays } from '#kernel/local-time.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { openDatabase } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { openQueue } from '#platform/server/queue.ts'

const env = readEnv(process.env)
const database = await openDatabase(env)
const log = pino({ level: 'silent' })
const { enqueue } = await openQueue(database, [deliverLetters], log)
const ctx: Context = { db: database.db, env, log, enqueue, now: () => new Date() }
const user = JSON.parse(process.env.CLIENT!) as User
const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)

// Whoever is killed writes nothing at the end; the next one starts sooner by this.
flushCompileCache()
await Promise.all(Array.from({ length: 10 }, ask))

async function ask(): Promise<never> {
  for (;;) {
    const date = addDays(tomorrow, Math.floor(Math.random() * 700))
    const time = `${String(9 + Math.floor(Math.random() * 8)).padStart(2, '0')}:00`
    const request = { requestType: 'CHANGE_REQUEST', date, time, comments: 'Burst' } as const
    const answer = await requestAppointment(ctx, user, request).catch(() => undefined)
    if (answer) process.stdout.write(`${answer.id}\n`)
  }
}
