import type { Db } from '#platform/server/db.ts'
import { decrypt, encrypt } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'
import * as repo from './calendar.repo.ts'

const secretKey = (keys: Keys) => keys.derive('own-calendar')

/** Bound to its row: the address of one calendar cannot be moved to another. */
const addressContext = (id: string) => `own-calendar:${id}`
const passwordContext = (id: string) => `own-calendar-password:${id}`

export function encryptAddress(keys: Keys, id: string, address: string) {
  const { host } = new URL(address)
  return { encryptedAddress: encrypt(secretKey(keys), address, addressContext(id)), host }
}

export function encryptPassword(keys: Keys, id: string, password: string) {
  return { encryptedPassword: encrypt(secretKey(keys), password, passwordContext(id)) }
}

/** Undefined if another secret key encrypted it. */
export function decryptAddress(keys: Keys, { id, encryptedAddress }: repo.CalendarRow): string | undefined {
  return decrypt(secretKey(keys), encryptedAddress, addressContext(id))
}

export function decryptPassword(keys: Keys, { id, encryptedPassword }: repo.CalendarRow): string | undefined {
  return encryptedPassword === null ? undefined : decrypt(secretKey(keys), encryptedPassword, passwordContext(id))
}

/** Part of a key rotation. What cannot be decrypted stays, and is reported by the next read. */
export async function reencryptCalendarSecrets(tx: Db, from: Keys, to: Keys): Promise<void> {
  for (const row of await repo.list(tx)) {
    const [address, password] = [decryptAddress(from, row), decryptPassword(from, row)]
    if (address !== undefined) await repo.update(tx, row.id, encryptAddress(to, row.id, address))
    if (password !== undefined) await repo.update(tx, row.id, encryptPassword(to, row.id, password))
  }
}
