import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Db } from '#platform/server/db.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'
import * as repo from '../account/two-factor.repo.ts'

/** The key that encrypts TOTP secrets and recovery codes, in Better Auth's format. */
export function twoFactorKey(keys: Keys): string {
  return keys.derive('two-factor').toString('base64url')
}

/**
 * Re-encrypts second factors with another key. Returns the ids of users whose secret cannot be decrypted; those rows
 * stay unchanged.
 */
export async function reencryptTwoFactors(db: Db, from: string, to: string): Promise<string[]> {
  const unreadable: string[] = []
  for (const { id, userId, ...encrypted } of await repo.listEncrypted(db)) {
    try {
      const secret = await reencrypt(encrypted.secret)
      const backupCodes = await reencrypt(encrypted.backupCodes)
      await repo.saveEncrypted(db, { id, secret, backupCodes })
    } catch {
      unreadable.push(userId)
    }
  }
  return unreadable

  async function reencrypt(data: string): Promise<string> {
    return symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) })
  }
}
