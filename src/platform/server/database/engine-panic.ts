const MESSAGE_HEADER_BYTES = 5
const ERROR_RESPONSE = 'E'.charCodeAt(0)
/** The field of an error that holds its severity, in English whatever the language of the messages is. */
const PANIC = Buffer.from('VPANIC\0')

/**
 * The message of a PANIC in what the engine answered. A PostgreSQL server ends itself after one; the embedded engine
 * stays, and no later query is answered.
 */
export function findPanic(answer: Buffer): string | undefined {
  // Cheap, and almost always the end of it. The value of a column can hold the same bytes, so messages are looked at.
  if (!answer.includes(PANIC)) return
  for (let at = 0; at + MESSAGE_HEADER_BYTES <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== ERROR_RESPONSE) continue
    const fields = answer.subarray(at + MESSAGE_HEADER_BYTES, at + 1 + answer.readInt32BE(at + 1))
    if (!fields.includes(PANIC)) continue
    const message = fields
      .toString()
      .split('\0')
      .find((field) => field.startsWith('M'))
    return message?.slice(1) ?? 'PANIC'
  }
}
