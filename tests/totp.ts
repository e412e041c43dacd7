import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for an `otpauth:` address (RFC 6238). */
export function totp(uri: string, now = Date.now()): string {
  const { searchParams } = new URL(uri)
  const bits = [...searchParams.get('secret')!]
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / Number(searchParams.get('period') ?? 30))))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const digits = Number(searchParams.get('digits') ?? 6)
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}
