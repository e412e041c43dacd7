import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inTurn } from './in-turn.ts'

const derive = inTurn(promisify(argon2))

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The common (PHC) form: it carries its own parameters, so that they can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive('argon2id', { ...COST, message: password, nonce, tagLength: 32 })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(key)}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, expected] = PATTERN.exec(hash) ?? []
  if (!nonce || !expected) return false
  const key = Buffer.from(expected, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive('argon2id', {
    ...cost,
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: key.length,
  })
  return timingSafeEqual(actual, key)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
