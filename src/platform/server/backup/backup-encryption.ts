import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartupError } from '../startup-error.ts'

/**
 * Encrypted backups are files of age (age-encryption.org): its command-line tool decrypts them without this product.
 * The site has the public key only: an attacker on its machine cannot read earlier backups, and the private key is not
 * lost with the machine.
 */
export async function generateBackupKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const privateKey = await generateX25519Identity()
  return { publicKey: await identityToRecipient(privateKey), privateKey }
}

/** Throws when the key has a typing error: it contains a checksum. */
export function requireValidPublicKey(publicKey: string): void {
  new Encrypter().addRecipient(publicKey)
}

export async function encryptFile(source: string, target: string, publicKey: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(publicKey)
  const encrypted = await encrypter.encrypt(toWeb(createReadStream(source)))
  await pipeline(fromWeb(encrypted), createWriteStream(target, { mode: 0o600 }))
}

/** The chunks are authenticated: a truncated or changed file is an error. */
export async function decryptStream(source: ReadableStream | null, target: string, privateKey: string): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(privateKey)
  try {
    const decrypted = await decrypter.decrypt(source as unknown as globalThis.ReadableStream<Uint8Array>)
    await pipeline(fromWeb(decrypted), createWriteStream(target, { mode: 0o600 }))
  } catch (cause) {
    const { message } = cause as Error
    throw new StartupError(
      /no identity matched/.test(message)
        ? 'BACKUP_PRIVATE_KEY is not the key that this backup was encrypted for; nothing was changed.'
        : `The backup cannot be decrypted: it is incomplete or damaged (${message}); nothing was changed.`,
      { cause },
    )
  }
}

// The streams of Node and of the web have different types for the same objects.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream) => Readable.fromWeb(stream as unknown as ReadableStream)
