/** Replaces what a look-around session may not read. */
export const MASK = '•••'

/** Names, IP addresses and replies of mail servers. */
const PRIVATE_KEYS = new Set(['actorName', 'decidedBy', 'ipAddress', 'serverMessage', 'userAgent'])
/** Characters that separate words in texts, HTML and CSV. */
const WORD = /[^\s"'<>(),;:]+/g
const EXAMPLE_ADDRESS = /@[^@]+\.example[.!?]?$/

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Masks private values, and the email addresses of real people. `addresses`: those that are masked in any domain. */
export function maskPrivateValues(value: Json, addresses: readonly string[]): Json {
  if (typeof value === 'string') return maskAddresses(value, addresses)
  if (Array.isArray(value)) return value.map((one) => maskPrivateValues(one, addresses))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]): [string, Json] => [
    key,
    PRIVATE_KEYS.has(key) && one !== null ? MASK : maskPrivateValues(one, addresses),
  ])
  return Object.fromEntries(entries)
}

export function maskAddresses(text: string, addresses: readonly string[]): string {
  if (!text.includes('@')) return text
  return text.replace(WORD, (word) => (isPrivateAddress(word.toLowerCase(), addresses) ? MASK : word))
}

function isPrivateAddress(word: string, addresses: readonly string[]): boolean {
  if (addresses.some((address) => word.includes(address))) return true
  const [local, domain] = word.split('@')
  return Boolean(local && domain?.includes('.')) && !EXAMPLE_ADDRESS.test(word)
}
