import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'
import { createKeys } from './secret-key.ts'

const key = createKeys('one root key with more than 32 characters').derive('test')
const otherKey = createKeys('another root key with more than 32 characters').derive('test')

test('text is decrypted with its key and context only; each encryption differs', () => {
  const encrypted = encrypt(key, 'géheim', 'row-1')
  expect(decrypt(key, encrypted, 'row-1')).toBe('géheim')
  expect(encrypt(key, 'géheim', 'row-1')).not.toBe(encrypted)
  expect(decrypt(otherKey, encrypted, 'row-1')).toBeUndefined()
  expect(decrypt(key, encrypted, 'row-2')).toBeUndefined()
})

test('modified, truncated or foreign ciphertext is not decrypted', () => {
  const bytes = Buffer.from(encrypt(key, 'secret', 'row-1'), 'base64url')
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes)
    changed[i]! ^= 1
    expect(decrypt(key, changed.toString('base64url'), 'row-1')).toBeUndefined()
    expect(decrypt(key, bytes.subarray(0, i).toString('base64url'), 'row-1')).toBeUndefined()
  }
  expect(decrypt(key, 'not base64url!', 'row-1')).toBeUndefined()
})
