/** No letter that is taken for a digit or another letter when it is read out by telephone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PATTERN = new RegExp(`^C-[${SIGNS}]{6}$`)

/** `C-7K3M9Q`, from six random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  return `C-${Array.from(bytes.subarray(0, 6), (byte) => SIGNS[byte % SIGNS.length]).join('')}`
}

/** The reference in an address (`/contact?sent=…`), which anybody can write. */
export function readSent({ sent }: { sent?: unknown }): string | undefined {
  return typeof sent === 'string' && PATTERN.test(sent) ? sent : undefined
}
