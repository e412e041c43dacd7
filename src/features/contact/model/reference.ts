/** Crockford's base 32: no characters that are confused when read out loud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_PATTERN = new RegExp(`^C-[${ALPHABET}]{6}$`)

/** `C-7K3M9Q`, from six random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  return `C-${Array.from(bytes.subarray(0, 6), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** The reference in the URL (`/contact?sent=…`), which is untrusted input. */
export function referenceFromSearch({ sent }: { sent?: unknown }): string | undefined {
  return typeof sent === 'string' && REFERENCE_PATTERN.test(sent) ? sent : undefined
}
