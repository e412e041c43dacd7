// A worker that only delivers emails, to be killed by the test. The lease is short, so that its emails are retried
// soon.
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { deliverDue } from '#features/mail/server/delivery/delivery.service.ts'
import { openDatabase } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { createKeys } from '#platform/server/secrets/secret-key.ts'

const env = readEnv(process.env)
const { db } = await openDatabase(env)
const ctx = { db, env, now: () => new Date(), log: pino({ level: 'silent' }), keys: createKeys('unused') }
// A killed process writes no compile cache; with it the next worker starts faster.
flushCompileCache()
console.log('delivering')

for (;;) {
  await deliverDue(ctx, { leaseMs: 2000 })
  await pause(20)
}
