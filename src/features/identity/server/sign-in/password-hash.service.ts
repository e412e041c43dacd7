import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { createSerialQueue } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { brokenRules, brokenRulesMessage, passwordPolicySetting } from '../../model/password-policy.schema.ts'
import { findWeakness } from '../../model/weak-passwords.ts'

/** About four seconds: two hashes of 50 ms each, one of them as a pause. */
const MAX_WAITING_HASHES = 40
/** The time limit of an API call. A hash takes tens of milliseconds; one that hangs must not block every sign-in. */
const HASH_TIMEOUT_MS = 15_000
const runInQueue = createSerialQueue('password hash', HASH_TIMEOUT_MS, MAX_WAITING_HASHES)
const derive = promisify(argon2)
let queueLength = 0
let lastDurationMs = 0

/**
 * Hashes one at a time: each takes a CPU core for tens of milliseconds, and a burst of guesses must not slow down other
 * requests. Under load a pause as long as the last hash precedes each one, so that hashing takes at most half a core.
 * Rejects at once when the queue is full.
 */
async function deriveSerially(...args: Parameters<typeof derive>): Promise<Buffer> {
  queueLength++
  try {
    return await runInQueue(async () => {
      if (queueLength > 1) await pause(lastDurationMs)
      const start = performance.now()
      const key = await derive(...args)
      lastDurationMs = performance.now() - start
      return key
    })
  } finally {
    queueLength--
  }
}

/** For callers that query the database before they hash: under load the rejection must not cost those queries. */
export function assertHashCapacity(): void {
  if (queueLength > MAX_WAITING_HASHES) throw httpErrors.OVERLOADED()
}

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const OWASP_COST = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = OWASP_COST
const PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** For tests: hundreds of them register and sign in, and 50 ms per hash were a third of their CPU time. */
export function setHashCost(next: typeof OWASP_COST): void {
  cost = next
}

/** PHC string format: it contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await deriveSerially('argon2id', { ...cost, message: password, nonce, tagLength: 32 })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(key)}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, expected] = PATTERN.exec(hash) ?? []
  if (!nonce || !expected) return false
  const key = Buffer.from(expected, 'base64')
  const actual = await deriveSerially('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: key.length,
  })
  return timingSafeEqual(actual, key)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

type Person = { firstName: string; lastName: string; email: string }

export async function assertPasswordAllowed(
  ctx: Pick<Context, 'db'>,
  password: string,
  { firstName, lastName, email }: Person,
  field = 'password',
): Promise<void> {
  const message = brokenRulesMessage(brokenRules(await getSetting(ctx, passwordPolicySetting), password))
  if (message) throw new AppError('PASSWORD_NOT_ALLOWED', 422, { [field]: message })
  if (findWeakness(password, [firstName, lastName, email]))
    throw new AppError('PASSWORD_TOO_WEAK', 422, { [field]: 'identity:password.weak' })
}
