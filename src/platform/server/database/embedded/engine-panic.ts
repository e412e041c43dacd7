const MESSAGE_HEADER_BYTES = 5
const ERROR_RESPONSE = 'E'.charCodeAt(0)
/** Error field with the severity, which is never localized. */
const PANIC = Buffer.from('VPANIC\0')

/**
 * The message of a PANIC in a response of the engine. A PostgreSQL server exits after a PANIC; the embedded engine
 * keeps running but answers no further query.
 */
export function findPanic(response: Buffer): string | undefined {
  // Fast path. A column value may contain the same bytes, so the messages are parsed afterwards.
  if (!response.includes(PANIC)) return
  for (let at = 0; at + MESSAGE_HEADER_BYTES <= response.length; at += 1 + response.readInt32BE(at + 1)) {
    if (response[at] !== ERROR_RESPONSE) continue
    const fields = response.subarray(at + MESSAGE_HEADER_BYTES, at + 1 + response.readInt32BE(at + 1))
    if (!fields.includes(PANIC)) continue
    const message = fields
      .toString()
      .split('\0')
      .find((field) => field.startsWith('M'))
    return message?.slice(1) ?? 'PANIC'
  }
}
