import { expect, test } from 'vitest'
import { findPanic } from './engine-panic.ts'

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([head, Buffer.from(body)])
}
const error = (severity: string) => message('E', `S${severity}\0V${severity}\0C53100\0MNo space left on device\0\0`)
const READY = message('Z', 'I')

test('a PANIC in the engine’s responses is found, with its message', () => {
  expect(findPanic(Buffer.concat([message('1', ''), error('PANIC'), READY]))).toBe('No space left on device')
})

test('an ordinary error, or a value with the same bytes, is not a PANIC', () => {
  expect(findPanic(Buffer.concat([error('ERROR'), READY]))).toBeUndefined()
  expect(findPanic(Buffer.concat([message('D', 'VPANIC\0Mx\0'), error('ERROR'), READY]))).toBeUndefined()
})
