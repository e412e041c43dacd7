import type { Db } from '#platform/server/db.ts'
import { decrypt, encrypt } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'
import * as repo from './calendar.repo.ts'

export const addressKey = (keys: Keys) => keys.derive('own-calendar')

/** Bound to its row: the address of one calendar cannot be moved to another. */
export const addressContext = (id: string) => `own-calendar:${id}`

export function encryptAddress(keys: Keys, id: string, address: string) {
  const { host } = new URL(address)
  return { encryptedAddress: encrypt(addressKey(keys), address, addressContext(id)), host }
}

/** Part of a key rotation. An address that cannot be decrypted stays, and is reported by the next read. */
export async function reencryptCalendarAddresses(tx: Db, from: Keys, to: Keys): Promise<void> {
  for (const { id, encryptedAddress } of await repo.list(tx)) {
    const address = decrypt(addressKey(from), encryptedAddress, addressContext(id))
    if (address !== undefined) await repo.update(tx, id, encryptAddress(to, id, address))
  }
}
